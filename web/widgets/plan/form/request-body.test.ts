import { describe, expect, it } from 'vitest';
import { diffGoalLinks, type GoalWeeks, type PlanValues, toPlanBody } from './request-body.ts';

const values: PlanValues = {
  focusAreaId: 'spanish',
  goals: [],
  goalWeeks: {},
  title: '  Seville ',
  description: '',
  structure: 'backlog',
  weeks: '6',
  weeklyCommitment: '3h',
  commitmentLevel: 'Light',
};

const diff = (linked: string[], selected: string[], linkedWeeks: GoalWeeks = {}, selectedWeeks: GoalWeeks = {}) =>
  diffGoalLinks({ ids: linked, weeks: linkedWeeks }, { ids: selected, weeks: selectedWeeks });

describe('the request body of a plan', () => {
  it('has weeks only if the plan is weekly', () => {
    expect(toPlanBody(values)).toMatchObject({ title: 'Seville', structure: 'backlog', weeks: null });
    expect(toPlanBody({ ...values, structure: 'weekly' }).weeks).toBe(6);
    expect(toPlanBody({ ...values, structure: 'weekly', weeks: 'six' }).weeks).toBeNaN();
  });

  it('omits a weekly commitment that the form does not offer', () => {
    expect(toPlanBody(values)).toHaveProperty('weeklyCommitment', '3h');
    expect(toPlanBody({ ...values, weeklyCommitment: '4h' })).not.toHaveProperty('weeklyCommitment');
  });

  it('lists the goals that were added or removed', () => {
    expect(diff([], ['a', 'b'])).toEqual([
      { goalId: 'a', include: true },
      { goalId: 'b', include: true },
    ]);
    expect(diff(['a', 'b'], ['b', 'c'])).toEqual([
      { goalId: 'c', include: true },
      { goalId: 'a', include: false },
    ]);
    expect(diff(['a'], ['a'])).toEqual([]);
    expect(diff([], [])).toEqual([]);
  });

  it('lists the goals whose week was changed, or left to the title', () => {
    expect(diff(['a', 'b', 'c'], ['a', 'b', 'c'], { a: '1', b: '2' }, { a: '1', b: ' 4', c: '' })).toEqual([
      { goalId: 'b', include: true, week: 4 },
    ]);
    expect(diff(['a'], ['a'], { a: '1' }, { a: '' })).toEqual([{ goalId: 'a', include: true, week: null }]);
    expect(diff([], ['a'], {}, { a: '3' })).toEqual([{ goalId: 'a', include: true, week: 3 }]);
  });
});
