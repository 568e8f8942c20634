import { describe, expect, it } from 'vitest';
import { findCurrentGoal, sortByPlanOrder, parseWeekNumber } from './plan-order.ts';

const titles = (goals: readonly { title: string }[]) => goals.map(({ title }) => title);
const goals = (...names: string[]) => names.map((title) => ({ title }));

describe('the order of goals in a plan', () => {
  it('sorts goals by the week number in their titles', () => {
    expect(titles(sortByPlanOrder(goals('Week 10: d', 'week 2', 'Base: WEEK  3', 'Week 1')))).toEqual([
      'Week 1',
      'week 2',
      'Base: WEEK  3',
      'Week 10: d',
    ]);
  });

  it('puts goals without a week number last, in their original order', () => {
    expect(titles(sortByPlanOrder(goals('Weekly 2', 'Run', 'Week: 2', 'Week 999999999', 'Midweek 1')))).toEqual([
      'Week 999999999',
      'Weekly 2',
      'Run',
      'Week: 2',
      'Midweek 1',
    ]);
  });

  it('keeps the order of goals in the same week and does not modify its input', () => {
    const input = goals('Week 2: b', 'Week 2: a', 'Week 1');
    expect(titles(sortByPlanOrder(input))).toEqual(['Week 1', 'Week 2: b', 'Week 2: a']);
    expect(titles(input)).toEqual(['Week 2: b', 'Week 2: a', 'Week 1']);
  });

  it('parses the week number from a title', () => {
    expect([parseWeekNumber('Week 007'), parseWeekNumber('week12'), parseWeekNumber('Week -3')]).toEqual([
      7,
      12,
      Infinity,
    ]);
  });
});

describe('the current goal of a plan', () => {
  const weeks = [1, 2, 3, 4].map((n) => ({ _id: `${n}`, title: `Week ${n}` }));
  const current = (running: string[], tracked: string[]) =>
    findCurrentGoal(
      weeks,
      ({ _id }) => running.includes(_id),
      ({ _id }) => (tracked.includes(_id) ? 60 : 0),
    )?._id;

  it.each<[running: string[], tracked: string[], expected: string]>([
    [[], [], '1'],
    [[], ['2', '3'], '3'],
    [['2'], ['3'], '2'],
    [['1', '4'], [], '4'],
  ])('with timers running on %j and time tracked on %j is week %s', (running, tracked, expected) => {
    expect(current(running, tracked)).toBe(expected);
  });

  it('is undefined for a plan without goals', () => {
    expect(findCurrentGoal([], Boolean, () => 0)).toBeUndefined();
  });
});
