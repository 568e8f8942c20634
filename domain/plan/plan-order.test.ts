import { describe, expect, it } from 'vitest';
import { currentInPlan, inPlanOrder, weekNumberOf } from './plan-order.ts';

const titles = (goals: readonly { title: string }[]) => goals.map(({ title }) => title);
const goals = (...names: string[]) => names.map((title) => ({ title }));

describe('the goals of a plan', () => {
  it('are in the order of the numbers after Week', () => {
    expect(titles(inPlanOrder(goals('Week 10: d', 'week 2', 'Base: WEEK  3', 'Week 1')))).toEqual([
      'Week 1',
      'week 2',
      'Base: WEEK  3',
      'Week 10: d',
    ]);
  });

  it('without such a number come last, in the order in which they were given', () => {
    expect(titles(inPlanOrder(goals('Weekly 2', 'Run', 'Week: 2', 'Week 999999999', 'Midweek 1')))).toEqual([
      'Week 999999999',
      'Weekly 2',
      'Run',
      'Week: 2',
      'Midweek 1',
    ]);
  });

  it('of one week stay in their order, and the list that was given stays as it is', () => {
    const given = goals('Week 2: b', 'Week 2: a', 'Week 1');
    expect(titles(inPlanOrder(given))).toEqual(['Week 1', 'Week 2: b', 'Week 2: a']);
    expect(titles(given)).toEqual(['Week 2: b', 'Week 2: a', 'Week 1']);
  });

  it('have the number as a number', () => {
    expect([weekNumberOf('Week 007'), weekNumberOf('week12'), weekNumberOf('Week -3')]).toEqual([7, 12, Infinity]);
  });
});

describe('the goal of a plan that is on now', () => {
  const weeks = [1, 2, 3, 4].map((n) => ({ _id: `${n}`, title: `Week ${n}` }));
  const current = (running: string[], tracked: string[]) =>
    currentInPlan(
      weeks,
      ({ _id }) => running.includes(_id),
      ({ _id }) => (tracked.includes(_id) ? 60 : 0),
    )?._id;

  it.each<[running: string[], tracked: string[], expected: string]>([
    [[], [], '1'],
    [[], ['2', '3'], '3'],
    [['2'], ['3'], '2'],
    [['1', '4'], [], '4'],
  ])('running %j, with time %j: week %s', (running, tracked, expected) => {
    expect(current(running, tracked)).toBe(expected);
  });

  it('is none of a plan without goals', () => {
    expect(currentInPlan([], Boolean, () => 0)).toBeUndefined();
  });
});
