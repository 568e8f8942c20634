import { limits } from '#domain/limits.ts';

/** A made-up plan that shows every element of the format. */
export const planTextExample = `# Ride the penny-farthing to my sister's
> Done when: six miles there and back on 1 May without getting off.

## Week 1: The wheel runs true (by 29 Nov)
- [ ] Measure the gap between rim and fork at ten spokes (45 min)
- [ ] Order a solid tyre, at most £60 (30 min)

### Resources
- [Sheldon Brown on building wheels](https://www.sheldonbrown.com/wheelbuild.html) – the part on truing (2 h)

## Week 2: Getting on and off alone (by 6 Dec)
- [ ] Practise the step at the back along a wall (1 h)
- [ ] Get on and off on grass in both directions (2 × 1 h 30 min)`;

/** Describes plan text to a model or chatbot. Size, dates and language of the plan are not part of it. */
export const planTextFormat = `Write the plan as plain Markdown in exactly this form:

${planTextExample}

${[
  'One line "# " with the title, then lines "> " that say when the goal is reached and what to look out for.',
  `One heading "## Week 1: …" for each week, numbered without gaps. It names the result of that week, which no other week has,
and the last day of the week in brackets. A backlog has headings without weeks and dates.`,
  `Below it 3 to 6 tasks as "- [ ] ". A task is one concrete action that can be ticked off and begins with a verb.
It ends with its size in brackets: (45 min), (2 h), (1 h 30 min) or, for several sessions, (3 × 30 min).`,
  `"### Resources" only where you are sure that a book, site, course or tool exists.
Give a link only if you are certain of the address.`,
  `Titles and tasks have at most ${limits.title - 50} characters.
No other headings, no nested lists, no tables, no bold type, no emoji.`,
]
  .map((line) => `- ${line.replaceAll('\n', ' ')}`)
  .join('\n')}`;
