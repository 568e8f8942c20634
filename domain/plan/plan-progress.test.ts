import { describe, expect, it } from 'vitest';
import { isReadyToComplete, progressOfGoal, progressOfPlan } from './plan-progress.ts';

describe('progress', () => {
  it('of a goal is that of its tasks and resources', () => {
    expect(progressOfGoal({ status: 'Active', done: 2, total: 5 })).toEqual({ done: 2, total: 5 });
  });

  it('of a goal without any is that of the goal itself', () => {
    expect(progressOfGoal({ status: 'Active', done: 0, total: 0 })).toEqual({ done: 0, total: 1 });
    expect(progressOfGoal({ status: 'Completed', done: 0, total: 0 })).toEqual({ done: 1, total: 1 });
  });

  it('of a completed goal is all of it, of an archived one nothing', () => {
    expect(progressOfGoal({ status: 'Completed', done: 1, total: 4 })).toEqual({ done: 4, total: 4 });
    expect(progressOfGoal({ status: 'Archived', done: 1, total: 4 })).toEqual({ done: 0, total: 0 });
  });

  it('is complete once all steps of an active goal are done, if it has any', () => {
    expect(isReadyToComplete({ status: 'Active', done: 3, total: 3 })).toBe(true);
    expect(isReadyToComplete({ status: 'Active', done: 2, total: 3 })).toBe(false);
    expect(isReadyToComplete({ status: 'Active', done: 0, total: 0 })).toBe(false);
    expect(isReadyToComplete({ status: 'Completed', done: 3, total: 3 })).toBe(false);
    expect(isReadyToComplete({ status: 'Archived', done: 3, total: 3 })).toBe(false);
  });

  it('of a plan is that of its goals together', () => {
    const goals = [
      { status: 'Active', done: 1, total: 3 },
      { status: 'Active', done: 0, total: 0 },
      { status: 'Completed', done: 0, total: 2 },
      { status: 'Archived', done: 5, total: 9 },
    ] as const;
    expect(progressOfPlan(goals)).toEqual({ done: 3, total: 6 });
    expect(progressOfPlan([])).toEqual({ done: 0, total: 0 });
  });
});
