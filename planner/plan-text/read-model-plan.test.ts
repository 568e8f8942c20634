import { expect, test } from 'vitest';
import type { DraftGoal } from '#domain/assistant/plan-draft.ts';
import { readMilestones, readModelGoal, readModelPlan, readReplies, readTasks } from './read-model-plan.ts';
import type { DraftOptions } from './to-draft.ts';

const scope: DraftOptions = { structure: 'weekly', weeks: 3, weeklyHours: 6, effort: 'medium', title: '' };

const outline = ({ title, tasks }: DraftGoal) => [title, ...tasks.map((task) => task.title)];

const fiveWeeks = ['A', 'B', 'C', 'D', 'E'].map((name, n) => `Week ${n + 1}: ${name}`);
const backlog = ['Sand', 'Paint'];

function rewrite(text: string, index: number, titles = fiveWeeks) {
  return outline(readModelGoal(text, index, titles === backlog ? 'backlog' : 'weekly', titles)!.goal);
}

function read(text: string, change: Partial<DraftOptions> = {}) {
  const { draft, ...rest } = readModelPlan(text, { ...scope, ...change })!;
  return { goals: draft.goals.map(outline), ...rest };
}

test('a week directly below a list is a week', () => {
  expect(read('**Week 1: A**\n- X (1 h)\n**Week 2: B**\n- Z (1 h)\nWeek 3: C\n- Y (1 h)')).toEqual({
    goals: [
      ['Week 1: A', 'X (1 h)'],
      ['Week 2: B', 'Z (1 h)'],
      ['Week 3: C', 'Y (1 h)'],
    ],
    leftOut: [],
    changes: [],
  });
});

test('the scope is that of the user, whatever the model writes', () => {
  const text = '# Theirs\n\n> Backlog, 168 h a week, Strong\n\n## Week 1: A\n\n- [ ] Run (1 h)\n';
  const { draft } = readModelPlan(text, { ...scope, weeks: 1, effort: 'light', title: 'Mine' })!;
  expect(draft).toMatchObject({
    title: 'Mine',
    structure: 'weekly',
    weeks: 1,
    weeklyCommitmentHours: 6,
    commitmentLevel: 'Light',
  });
});

test('tasks that exceed the hours move to the next week with room', () => {
  const text = '## Week 1: A\n- a (4 h)\n- b (2 h)\n- c (3 h)\n## Week 2: B\n- d (5 h)\n## Week 3: C\n- e (1 h)';
  expect(read(text)).toMatchObject({
    goals: [
      ['Week 1: A', 'a (4 h)', 'b (2 h)'],
      ['Week 2: B', 'd (5 h)'],
      ['Week 3: C', 'c (3 h)', 'e (1 h)'],
    ],
    changes: ['Week 1 had 9 h, more than your 6 h, so one task moved to week 3.'],
  });
});

test('the last week gives its first tasks to the one before', () => {
  const text = '## Week 1: A\n- a (4 h)\n## Week 2: B\n- b (2 h)\n- c (5 h)';
  expect(read(text, { weeks: 2 }).goals).toEqual([
    ['Week 1: A', 'a (4 h)', 'b (2 h)'],
    ['Week 2: B', 'c (5 h)'],
  ]);
});

test('what fits nowhere stays, with a sentence, and no task is dropped or resized', () => {
  const text =
    '## Week 1: A\n- a (5 h)\n## Week 2: B\n- b (2 × 4 h)\n- c (3 h)\n## Week 3: C\n- d (2 × 30 min)\n- e (4 h)';
  expect(read(text)).toEqual({
    goals: [
      ['Week 1: A', 'a (5 h)'],
      ['Week 2: B', 'b (2 × 4 h)', 'c (3 h)'],
      ['Week 3: C', 'd (2 × 30 min)', 'e (4 h)'],
    ],
    leftOut: [],
    changes: ['Week 2 has 11 h, more than your 6 h. No other week has room for it.'],
  });
});

test('quotes, tips and paragraphs within a week are listed', () => {
  const weeks = '\n## Week 2: B\n- b\n## Week 3: C\n- c\n- Tip: Drink.';
  expect(read(`## Week 1: A\n> Mind the knee.\n- a\n\nRest well.${weeks}`).leftOut).toEqual([
    'Mind the knee.',
    'Rest well.',
    'Tip: Drink.',
  ]);
  const planText = '# P\n\n## Week 1: A\n\n> Mind the knee.\n\n- [ ] a\n';
  expect(readModelPlan(planText, { ...scope, weeks: 1 })!.leftOut).toEqual(['Mind the knee.']);
});

test('a continuation that starts over replaces the weeks', () => {
  const first = '# P\n## Week 1: A\n- a (1 h)\n- b\n## Week 2: B\n- c';
  const again = '# P\n## Week 1: A\n- a (1 h)\n- b\n## Week 2: B\n- c\n- d\n## Week 3: C\n- e';
  expect(read(`${first}\nSure, here is the rest:\n${again}`)).toEqual({
    goals: [
      ['Week 1: A', 'a (1 h)', 'b'],
      ['Week 2: B', 'c', 'd'],
      ['Week 3: C', 'e'],
    ],
    leftOut: ['Sure, here is the rest:', 'P'],
    changes: [1, 2].map((week) => `Week ${week} is in the text more than once. The last one counts.`),
  });
});

test('a continuation with other tasks replaces too, if there were too many weeks else', () => {
  const text = '## Week 1: A\n- a\n## Week 2: B\n- b\n## Week 1: C\n- c\n## Week 2: D\n- d\n## Week 3: E\n- e';
  expect(read(text)).toMatchObject({
    goals: [
      ['Week 1: C', 'c'],
      ['Week 2: D', 'd'],
      ['Week 3: E', 'e'],
    ],
    leftOut: ['a', 'b'],
  });
});

test('phases that count their own weeks follow one another', () => {
  const text = '## Phase 1\n### Week 1: A\n- a\n### Week 2: B\n- b\n## Phase 2\n### Week 1: C\n- c\n### Week 2: D\n- d';
  expect(read(text, { weeks: 4 }).goals.map(([title]) => title)).toEqual([
    'Week 1: A',
    'Week 2: B',
    'Week 3: C',
    'Week 4: D',
  ]);
});

test('weeks that the model has not written are spare weeks', () => {
  expect(read('## Week 1: A\n- a')).toEqual({
    goals: [['Week 1: A', 'a'], ['Week 2: Spare week'], ['Week 3: Spare week']],
    leftOut: [],
    changes: ['The text has only 1 of 3 weeks.'],
  });
});

test('a spare week that gets tasks of another is named after them', () => {
  expect(read('## Week 1: A\n- a (4 h)\n- b (4 h)', { weeks: 2 }).goals[1]).toEqual(['Week 2: b', 'b (4 h)']);
});

test('weeks beyond those asked for are listed', () => {
  expect(read('## Week 1: A\n- a\n## Week 2: B\n- b', { weeks: 1 })).toEqual({
    goals: [['Week 1: A', 'a']],
    leftOut: ['Week 2: B', 'b'],
    changes: ['The text has 2 weeks. The plan has the first 1.'],
  });
});

test('a single list is spread over the weeks', () => {
  expect(read('- a\n- b\n- c\n- d\n- e\n- f').goals.map(([, ...tasks]) => tasks)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
  ]);
});

test('one week of a whole plan is the one with its number, or else the first', () => {
  const text = '# P\n## Week 1: A\n- a\n## Week 2: B\n- b (8 h)\n## Week 3: C\n- c';
  expect(rewrite(text, 1)).toEqual(['Week 2: B', 'b (8 h)']);
  expect(rewrite('## Week 1: D\n- d', 4)).toEqual(['Week 5: D', 'd']);
  expect(readModelGoal(text, 1, 'weekly', fiveWeeks)!.changes).toEqual([
    'The model wrote other goals, too. Only “Week 2: B” was taken.',
  ]);
  expect(readModelGoal('## Tips\n- Drink', 4, 'weekly', fiveWeeks)).toBeUndefined();
  expect(rewrite('## Paint\n- [ ] Sand (3 × 20 min)', 1, backlog)).toEqual(['Paint', 'Sand (3 × 20 min)']);
});

test.each([
  [
    'the position of a plan without numbers',
    '## A\n- a\n## B\n- b\n## C\n- c\n## D\n- d\n## E\n- e',
    ['Week 2: B', 'b'],
  ],
  [
    'weekdays at the same depth',
    '## Week 2: B\n## Monday\n- a\n## Friday\n- b',
    ['Week 2: B', 'Monday: a', 'Friday: b'],
  ],
  ['weekdays alone', '## Monday\n- a\n## Friday\n- b', ['Week 2: Monday: a', 'Monday: a', 'Friday: b']],
  ['days', '## Day 1\n- a\n## Day 2\n- b\n## Day 3: Rest', ['Week 2: Day 1: a', 'Day 1: a', 'Day 2: b', 'Day 3: Rest']],
  ['deeper days', '### Monday\n- a\n### Friday\n- b', ['Week 2: Monday: a', 'Monday: a', 'Friday: b']],
  ['parts', '## B\n- a\n## Afterwards\n- b', ['Week 2: B', 'a', 'Afterwards: b']],
  ['a table', '| Week | Task |\n|---|---|\n| 1 | a |\n| 2 | b |\n| 3 | c |', ['Week 2: b', 'b']],
])('one week from %s', (_, text, goal) => {
  expect(rewrite(text, 1)).toEqual(goal);
});

test('one goal of a whole backlog is the one with its name', () => {
  expect(rewrite('## Sand\n- v\n## Paint\n- p\n## Sell\n- s', 1, backlog)).toEqual(['Paint', 'p']);
});

test('what a rewritten week has no place for is listed', () => {
  const tasks = Array.from({ length: 22 }, (_, n) => `- t${n}`).join('\n');
  const text = `> I assume a lake.\n\n## Week 2: B\n> Mind the knee.\n${tasks}\n- Tip: Drink.\n### Resources\n- A map`;
  expect(readModelGoal(text, 1, 'weekly', fiveWeeks)).toMatchObject({
    goal: { title: 'Week 2: B', resources: [{ title: 'A map' }] },
    leftOut: ['I assume a lake.', 'Mind the knee.', 'Tip: Drink.', 't20', 't21'],
    changes: ['A week has at most 20 tasks. 2 of “Week 2: B” were left out.'],
  });
});

test('the rest of a plan may be a table, and the tasks that a repeated week has lost are listed', () => {
  const replies = [
    '## Week 1: A\n- a\n## Week 2: B\n- b',
    '## Week 2: B\n- x\n\n| Week | Task |\n|---|---|\n| 3 | c |',
  ];
  const { draft, leftOut, changes } = readReplies('', replies, scope)!;
  expect(draft.goals.map(outline)).toEqual([
    ['Week 1: A', 'a'],
    ['Week 2: B', 'x'],
    ['Week 3: c', 'c'],
  ]);
  expect([leftOut, changes]).toEqual([['b'], []]);
});

test('a line of a reply that is far too long is listed', () => {
  const { leftOut } = readReplies('', [`## Week 1: A\n- a\n- ${'x'.repeat(7000)}`], scope)!;
  expect(leftOut[0]).toMatch(/^…x{200}/);
});

test('the tasks that a task is split into', () => {
  const text = 'Sure! Here are the tasks:\n\n1. Buy wood – 30 min\n2. Saw it (1 h)\n\nGood luck!';
  expect(readTasks(text)).toEqual([{ title: 'Buy wood (30 min)' }, { title: 'Saw it (1 h)' }]);
});

test.each([
  [
    'Here are the milestones:\n1. **Find a route**\n2. Buy shoes.\n   - any colour\n\nLet me know!',
    ['Find a route', 'Buy shoes'],
  ],
  ['## Milestone 1: Find a route\n- x\n## Milestone 2: Buy shoes\n- y\n- z', ['Find a route', 'Buy shoes']],
  ['Find a route\nBuy shoes\nRun', ['Find a route', 'Buy shoes', 'Run']],
  ['', []],
])('milestones: %j', (text, milestones) => {
  expect(readMilestones(text)).toEqual(milestones);
});

test('there are at most 12 milestones of 200 characters', () => {
  const milestones = readMilestones(`- ${'run '.repeat(200)}\n`.repeat(30));
  expect(milestones).toHaveLength(12);
  expect(milestones[0]!.length).toBeLessThanOrEqual(200);
});
