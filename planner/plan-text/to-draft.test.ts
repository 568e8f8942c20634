import { expect, test } from 'vitest';
import { readPlan } from './read-plan.ts';
import { toDraft } from './to-draft.ts';

function draftOf(text: string) {
  const result = toDraft(readPlan(text));
  if (!result) throw new Error('There is no plan in this text.');
  const { draft, ...rest } = result;
  const { goals, ...plan } = draft;
  return { ...plan, goals: goals.map((goal) => [goal.title, ...goal.tasks.map((task) => task.title)]), ...rest };
}

test('sizes are normalized, and the hours are those of the longest week', () => {
  const text =
    '# Swim\n## Week 1: Breathe\n- Blow bubbles (~45 mins)\n- Float, 1.5 hrs\n## Week 2: Kick\n- Kick (3x20 minutes)';
  expect(draftOf(text)).toEqual({
    title: 'Swim',
    description: '',
    structure: 'weekly',
    weeks: 2,
    weeklyCommitmentHours: 3,
    commitmentLevel: 'Medium',
    goals: [
      ['Week 1: Breathe', 'Blow bubbles (45 min)', 'Float (1 h 30 min)'],
      ['Week 2: Kick', 'Kick (3 × 20 min)'],
    ],
    leftOut: [],
    changes: [],
  });
});

test('the tasks of several weeks are spread over them, and what recurs is in each', () => {
  const text = '# Run\n## Weeks 1–2: Base\n- Buy shoes\n- Walk daily\n- Find a route\n## Week 3\n- Run 3 km';
  expect(draftOf(text)).toMatchObject({
    goals: [
      ['Week 1: Base (1 of 2)', 'Buy shoes', 'Walk daily'],
      ['Week 2: Base (2 of 2)', 'Walk daily', 'Find a route'],
      ['Week 3: Run 3 km', 'Run 3 km'],
    ],
    changes: ['“Weeks 1–2: Base” was spread over 2 weeks.'],
  });
});

test('fewer tasks than weeks are a routine', () => {
  expect(draftOf('## Phase 1 (weeks 1-3)\n- Stretch').goals).toEqual([
    ['Week 1: Phase 1 (1 of 3)', 'Stretch'],
    ['Week 2: Phase 1 (2 of 3)', 'Stretch'],
    ['Week 3: Phase 1 (3 of 3)', 'Stretch'],
  ]);
});

test('days are grouped into weeks', () => {
  const days = Array.from({ length: 9 }, (_, n) => `Day ${n + 1}: Walk ${n + 1} km`).join('\n');
  const { goals, changes } = draftOf(days);
  expect(goals.map(([title, ...tasks]) => [title, tasks.length])).toEqual([
    ['Week 1: Day 1 – Day 7', 7],
    ['Week 2: Day 8 – Day 9', 2],
  ]);
  expect(goals[1]).toContain('Day 9: Walk 9 km');
  expect(changes).toEqual(['9 days were grouped into 2 weeks.']);
});

test('a month is four weeks, and a phase takes as long as it says or as its tasks need', () => {
  const months = '## Month 1: Base\n- A\n- B\n- C\n- D\n## Month 2: Speed\n- E\n- F\n- G\n- H';
  expect(draftOf(months).goals.map(([title]) => title)).toEqual([
    ...[1, 2, 3, 4].map((n) => `Week ${n}: Base (${n} of 4)`),
    ...[1, 2, 3, 4].map((n) => `Week ${n + 4}: Speed (${n} of 4)`),
  ]);
  const phases = `## Phase 1: Prepare (2 weeks)\n- A\n- B\n## Phase 2: Build\n${'- C\n'.repeat(6)}## Phase 3: Show\n- D`;
  expect(draftOf(phases).goals.map(([title]) => title)).toEqual([
    'Week 1: Prepare (1 of 2)',
    'Week 2: Prepare (2 of 2)',
    'Week 3: Build (1 of 2)',
    'Week 4: Build (2 of 2)',
    'Week 5: Show',
  ]);
});

test('calendar weeks are counted from 1, also over the new year', () => {
  const { goals, changes } = draftOf('## KW 51: A\n- a\n## KW 52: B\n- b\n## KW 1: C\n- c');
  expect(goals.map(([title]) => title)).toEqual(['Week 1: A', 'Week 2: B', 'Week 3: C']);
  expect(changes[0]).toBe('Week 51 of the text is week 1 of the plan.');
});

test('weeks that the text skips stay in the plan', () => {
  const { goals, changes } = draftOf('## Week 1: A\n- a\n## Week 3: C\n- c');
  expect(goals).toEqual([['Week 1: A', 'a'], ['Week 2: Spare week'], ['Week 3: C', 'c']]);
  expect(changes).toEqual(['One week has no tasks in the text.']);
});

test('dates in headings are left to the app', () => {
  const text =
    '## Week 1: Spark (by 29 Nov)\n- a\n## Week 2 (30 Nov – 6 Dec)\n- b\n## Woche 3: Öl – 7.12. bis 13.12.\n- c';
  expect(draftOf(text).goals.map(([title]) => title)).toEqual(['Week 1: Spark', 'Week 2: b', 'Week 3: Öl']);
});

test('60 weeks are cut to a year, and the rest is listed', () => {
  const text = Array.from({ length: 60 }, (_, n) => `## Week ${n + 1}: Part ${n + 1}\n- Do part ${n + 1}`).join('\n');
  const { weeks, goals, leftOut, changes } = draftOf(text);
  expect([weeks, goals.length]).toEqual([52, 52]);
  expect(leftOut).toHaveLength(16);
  expect(leftOut.slice(0, 2)).toEqual(['Week 53: Part 53', 'Do part 53']);
  expect(changes).toEqual(['The text has 60 weeks. The plan has the first 52.']);
});

test('a checklist of 400 tasks is a backlog of 20 goals, with every task', () => {
  const tasks = Array.from({ length: 400 }, (_, n) => `Task ${n + 1}`);
  const { structure, goals, leftOut } = draftOf(`# Move house\n${tasks.map((task) => `- ${task}`).join('\n')}`);
  expect(structure).toBe('backlog');
  expect(goals.flatMap(([, ...rest]) => rest)).toEqual(tasks);
  expect(goals.map(([title]) => title).slice(0, 2)).toEqual(['Move house (1 of 20)', 'Move house (2 of 20)']);
  expect(leftOut).toEqual([]);
});

test('a week with 400 tasks has 20, and the others are listed', () => {
  const { goals, leftOut, changes } = draftOf(`## Week 1: All\n${'- Lift\n'.repeat(400)}`);
  expect([goals[0]!.length - 1, leftOut.length]).toEqual([20, 380]);
  expect(changes).toEqual(['A week has at most 20 tasks. 380 of “Week 1: All” were left out.']);
});

test('a long title is cut between words, its size stays, and the rest is listed', () => {
  const { goals, leftOut } = draftOf(`## Week 1: A\n- ${'👩‍👧 lift '.repeat(60)}and rest (45 min)`);
  const title = goals[0]![1]!;
  expect(Array.from(title).length).toBeLessThanOrEqual(200);
  expect(title).toMatch(/^👩‍👧 lift .* lift… \(45 min\)$/u);
  expect(leftOut).toEqual([expect.stringMatching(/^….*and rest$/u)]);
});

test('links: web pages become resources, and others only text', () => {
  const text =
    '## Week 1: A\n- Read [the guide](https://example.org/guide)\n- [Click me](javascript:alert(1))\n- See [mail](mailto:a@b.example)';
  const { draft, leftOut } = toDraft(readPlan(text))!;
  expect(draft.goals[0]!.tasks.map(({ title }) => title)).toEqual(['Read the guide', 'See mail']);
  expect(draft.goals[0]!.resources.map(({ title, url }) => [title, url])).toEqual([
    ['the guide', 'https://example.org/guide'],
    ['Click me', null],
  ]);
  expect(leftOut).toEqual(['javascript:alert(1)', 'mailto:a@b.example']);
});

test('links in plan text that was not printed by us', () => {
  const text =
    '# A\n\n## Week 1: A\n\n- [ ] Read [the guide](https://example.org/guide)\n\n### Resources\n\n- [Click me](javascript:alert(1))';
  const { draft, leftOut } = toDraft(readPlan(text))!;
  expect(draft.goals[0]).toMatchObject({
    tasks: [{ title: 'Read the guide' }],
    resources: [
      { title: 'the guide', url: 'https://example.org/guide' },
      { title: 'Click me', url: null },
    ],
  });
  expect(leftOut).toEqual(['javascript:alert(1)']);
});

test('text from right to left', () => {
  expect(draftOf('# לרוץ\n## Week 1: התחלה\n- לקנות נעליים (30 min)')).toMatchObject({
    title: 'לרוץ',
    goals: [['Week 1: התחלה', 'לקנות נעליים (30 min)']],
  });
});

test('a ticked task is open again', () => {
  expect(draftOf('- [x] Call\n- [ ] Pay').changes).toEqual(['One task was ticked off. It is open again.']);
});

test.each(['', 'Hello! How are you today?', '# Only a title', '> a quote', '```\n```', '\0\u0001\u0002'])(
  'no plan: %j',
  (text) => {
    expect(toDraft(readPlan(text))).toBeUndefined();
  },
);
