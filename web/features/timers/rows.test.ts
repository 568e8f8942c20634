import { expect, it } from 'vitest';
import type { Goal } from '#contract/goals.ts';
import { moreInWords, timerRows } from './timer-rows.ts';
import type { SortChoice } from './timer-sorts.ts';

const piano = { _id: 'p', title: 'Play the piano' };
const goal = (title: string, actionPlan: Goal['actionPlan'] = null) => ({ _id: title, title, actionPlan }) as Goal;
const smart: SortChoice = { by: 'smart', isDescending: false };

const sorted = [
  goal('Week 2: chords', piano),
  goal('Scales'),
  goal('Week 10: concert', piano),
  goal('Alone', { _id: 'q', title: 'A plan of one' }),
  goal('Week 1: basics', piano),
];

function shown(sort: SortChoice, { running = [], tracked = [] }: { running?: string[]; tracked?: string[] } = {}) {
  const basis = { running: new Set(running), tracked: new Map(tracked.map((id) => [id, 60])) };
  return timerRows(sorted, basis, sort).map((row) =>
    'goal' in row ? row.goal.title : [row.plan.title, row.current.title, ...row.others.map(({ title }) => title)],
  );
}

it('gathers the goals of a plan where the first of them would stand, the one that is on now first', () => {
  const [first, second, last] = ['Week 1: basics', 'Week 2: chords', 'Week 10: concert'];
  expect(shown(smart)).toEqual([['Play the piano', first, second, last], 'Scales', 'Alone']);
  expect(shown(smart, { tracked: [second] })[0]).toEqual(['Play the piano', second, first, last]);
  expect(shown(smart, { tracked: [second], running: [last] })[0]).toEqual(['Play the piano', last, first, second]);
});

it('sorts plans by their titles among the goals', () => {
  const names = (isDescending: boolean) =>
    shown({ by: 'alphabetical', isDescending }).map((row) => (typeof row === 'string' ? row : row[0]));
  expect(names(false)).toEqual(['Alone', 'Play the piano', 'Scales']);
  expect(names(true)).toEqual(['Scales', 'Play the piano', 'Alone']);
});

it('says how many more there are', () => {
  expect(moreInWords([goal('Week 2'), goal('Week 3')])).toBe('2 more weeks');
  expect(moreInWords([goal('Week 2')])).toBe('1 more week');
  expect(moreInWords([goal('Week 2'), goal('Backlog')])).toBe('2 more goals');
});
