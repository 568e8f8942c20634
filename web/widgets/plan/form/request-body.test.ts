import { describe, expect, it } from 'vitest';
import { bodyOf, idsIn, linksOf } from './plan-body.ts';

const values = {
  focusAreaId: 'spanish',
  goals: '',
  title: '  Seville ',
  description: '',
  structure: 'backlog',
  weeks: '6',
  weeklyCommitment: '3h',
  commitmentLevel: 'Light',
};

describe('what the form of a plan says', () => {
  it('has weeks only where the plan is weekly', () => {
    expect(bodyOf(values)).toMatchObject({ title: 'Seville', structure: 'backlog', weeks: null });
    expect(bodyOf({ ...values, structure: 'weekly' }).weeks).toBe(6);
    expect(bodyOf({ ...values, structure: 'weekly', weeks: 'six' }).weeks).toBeNaN();
  });

  it('leaves out hours that it does not offer', () => {
    expect(bodyOf(values)).toHaveProperty('weeklyCommitment', '3h');
    expect(bodyOf({ ...values, weeklyCommitment: '4h' })).not.toHaveProperty('weeklyCommitment');
  });

  it('names the goals whose tick has changed', () => {
    expect(linksOf([], idsIn('a,b'))).toEqual([
      { goalId: 'a', include: true },
      { goalId: 'b', include: true },
    ]);
    expect(linksOf(['a', 'b'], idsIn('b,c'))).toEqual([
      { goalId: 'c', include: true },
      { goalId: 'a', include: false },
    ]);
    expect(linksOf(['a'], idsIn('a'))).toEqual([]);
    expect(linksOf([], idsIn(''))).toEqual([]);
  });
});
