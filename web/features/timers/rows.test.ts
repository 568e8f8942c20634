import { expect, it } from 'vitest';
import type { Goal } from '#contract/goals/goals.ts';
import { formatMoreLabel, buildRows } from './rows.ts';
import type { SortOrder } from './sorting.ts';

const piano = { _id: 'p', title: 'Play the piano' };
const goal = (title: string, actionPlan: Goal['actionPlan'] = null) => ({ _id: title, title, actionPlan }) as Goal;
const smart: SortOrder = { by: 'smart', isDescending: false };

const sorted = [
  goal('Week 2: chords', piano),
  goal('Scales'),
  goal('Week 10: concert', piano),
  goal('Alone', { _id: 'q', title: 'A plan of one' }),
  goal('Week 1: basics', piano),
];

function describeRows(
  sort: SortOrder,
  { running = [], tracked = [] }: { running?: string[]; tracked?: string[] } = {},
) {
  const basis = { runningGoalIds: new Set(running), trackedSecByGoal: new Map(tracked.map((id) => [id, 60])) };
  return buildRows(sorted, basis, sort).map((row) =>
    'goal' in row ? row.goal.title : [row.plan.title, row.current.title, ...row.others.map(({ title }) => title)],
  );
}

it("groups a plan's goals at the position of the first one, with the current goal on top", () => {
  const [first, second, last] = ['Week 1: basics', 'Week 2: chords', 'Week 10: concert'];
  expect(describeRows(smart)).toEqual([['Play the piano', first, second, last], 'Scales', 'Alone']);
  expect(describeRows(smart, { tracked: [second] })[0]).toEqual(['Play the piano', second, first, last]);
  expect(describeRows(smart, { tracked: [second], running: [last] })[0]).toEqual([
    'Play the piano',
    last,
    first,
    second,
  ]);
});

it('sorts plans among the goals by title', () => {
  const names = (isDescending: boolean) =>
    describeRows({ by: 'alphabetical', isDescending }).map((row) => (typeof row === 'string' ? row : row[0]));
  expect(names(false)).toEqual(['Alone', 'Play the piano', 'Scales']);
  expect(names(true)).toEqual(['Scales', 'Play the piano', 'Alone']);
});

it('states how many more goals a plan has', () => {
  expect(formatMoreLabel([goal('Week 2'), goal('Week 3')])).toBe('2 more weeks');
  expect(formatMoreLabel([goal('Week 2')])).toBe('1 more week');
  expect(formatMoreLabel([goal('Week 2'), goal('Backlog')])).toBe('2 more goals');
});
