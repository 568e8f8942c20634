import { describe, expect, it } from 'vitest';
import { type PlanValues, toPlanBody, diffGoalLinks } from './request-body.ts';

const values: PlanValues = {
  focusAreaId: 'spanish',
  goals: [],
  title: '  Seville ',
  description: '',
  structure: 'backlog',
  weeks: '6',
  weeklyCommitment: '3h',
  commitmentLevel: 'Light',
};

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
    expect(diffGoalLinks([], ['a', 'b'])).toEqual([
      { goalId: 'a', include: true },
      { goalId: 'b', include: true },
    ]);
    expect(diffGoalLinks(['a', 'b'], ['b', 'c'])).toEqual([
      { goalId: 'c', include: true },
      { goalId: 'a', include: false },
    ]);
    expect(diffGoalLinks(['a'], ['a'])).toEqual([]);
    expect(diffGoalLinks([], [])).toEqual([]);
  });
});
