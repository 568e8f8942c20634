import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/calendar.ts';
import { commitmentLevels } from '#domain/plan/action-plan.ts';
import { parsePlanText } from './parse-plan-text.ts';
import type { PlanText, PlanTextGoal, PlanTextResource, PlanTextScope } from './plan-text.ts';
import { printPlanText } from './print-plan-text.ts';

const confusingTexts = [
  '# ',
  '- ',
  '1. ',
  '> ',
  '[ ] ',
  '[x] ',
  '**',
  '_',
  '`',
  '~~',
  '|',
  '\\',
  '<b>',
  '&amp;',
  '===',
  '---',
  '<!--',
  'Resources',
  'Week 1: ',
  ' (by 29 Nov)',
  ' – ',
  ' (2 h)',
  '(45 min)',
  'https://example.com/a_b',
  'www.example.com',
  'a@b.example',
  '[a](b)',
  '![a](b)',
  '[^1]',
  '+ ',
  '* ',
  '```',
  'ä 日本 👩‍👧',
  'a_𐀀_b',
  '4 weeks, 5 h a week, Light',
  ':',
  '\t',
  ' ',
];

/** Any text, often with fragments that mean something in Markdown. */
const fragment = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom(...confusingTexts));

const isStored = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text.replaceAll('\t', ''));
const line = fc
  .array(fragment, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '' && isStored(text));

const paragraphs = fc.array(fc.array(line, { minLength: 1, maxLength: 2 }), { maxLength: 2 });
const longNotes = paragraphs.map((parts) => parts.map((lines) => lines.join('\n')).join('\n\n'));

const resource: fc.Arbitrary<PlanTextResource> = fc.record({
  title: line,
  url: fc.option(fc.webUrl({ withQueryParameters: true, withFragments: true })),
  notes: longNotes,
  minutes: fc.option(fc.integer({ min: 1, max: 6000 })),
});

const goal: fc.Arbitrary<PlanTextGoal> = fc.record({
  title: fc.oneof(
    line,
    fc.tuple(fc.integer({ min: 0, max: 60 }), line).map(([n, text]) => `Week ${n}: ${text}`),
  ),
  notes: fc.array(line, { maxLength: 2 }),
  tasks: fc.array(fc.record({ title: line, done: fc.boolean() }), { maxLength: 3 }),
  resources: fc.array(resource, { maxLength: 3 }),
});

const scope: fc.Arbitrary<PlanTextScope> = fc
  .record({
    weeks: fc.option(fc.integer({ min: 1, max: 52 })),
    weeklyHours: fc.integer({ min: 1, max: 168 }),
    level: fc.constantFrom(...commitmentLevels),
    startsOn: fc.option(fc.integer({ min: 20_000, max: 30_000 }).map((day) => addDays('1970-01-01', day))),
  })
  .map((size) => ({ ...size, structure: size.weeks === null ? 'backlog' : 'weekly' }));

const plan: fc.Arbitrary<PlanText> = fc.record({
  title: line,
  scope,
  notes: longNotes.map((text) => (text === '' ? [] : text.split('\n'))),
  goals: fc.array(goal, { maxLength: 3 }),
});

test('a printed plan is parsed to the same plan, whatever its texts contain', () => {
  fc.assert(
    fc.property(plan, (original) => {
      expect(parsePlanText(printPlanText(original))).toEqual(original);
    }),
    { numRuns: 150 },
  );
});

test('each week names its last day', () => {
  const text = printPlanText({
    title: "Ride the CB350 to my sister's",
    scope: { structure: 'weekly', weeks: 2, weeklyHours: 3, level: 'Medium', startsOn: '2026-11-25' },
    notes: ['Done when: 40 miles on 1 May.', '', 'Ask: the club.'],
    goals: [
      {
        title: 'Week 1: Find the spark',
        notes: [],
        tasks: [
          { title: 'Measure the voltage at both coils (45 min)', done: false },
          { title: 'Order plugs (30 min)', done: true },
        ],
        resources: [{ title: 'Haynes manual', url: 'https://haynes.com', notes: 'chapter 4', minutes: 120 }],
      },
      {
        title: 'Week 2: Clean fuel',
        notes: [],
        tasks: [{ title: 'Drain the tank (1 h)', done: false }],
        resources: [],
      },
    ],
  });
  expect(text).toBe(`# Ride the CB350 to my sister's

> 2 weeks, 3 h a week, Medium, from 25 Nov 2026
> Done when: 40 miles on 1 May.
>
> Ask: the club.

## Week 1: Find the spark (by 29 Nov)

- [ ] Measure the voltage at both coils (45 min)
- [x] Order plugs (30 min)

### Resources

- [Haynes manual](https://haynes.com) – chapter 4 (2 h)

## Week 2: Clean fuel (by 6 Dec)

- [ ] Drain the tank (1 h)
`);
});
