import { describe, expect, it } from 'vitest';
import { isReadyToComplete, goalProgress, planProgress } from './plan-progress.ts';

describe('progress of goals and plans', () => {
  it('counts the tasks and resources of a goal', () => {
    expect(goalProgress({ status: 'Active', done: 2, total: 5 })).toEqual({ done: 2, total: 5 });
  });

  it('counts a goal without tasks and resources as one step', () => {
    expect(goalProgress({ status: 'Active', done: 0, total: 0 })).toEqual({ done: 0, total: 1 });
    expect(goalProgress({ status: 'Completed', done: 0, total: 0 })).toEqual({ done: 1, total: 1 });
  });

  it('counts a completed goal in full and an archived one not at all', () => {
    expect(goalProgress({ status: 'Completed', done: 1, total: 4 })).toEqual({ done: 4, total: 4 });
    expect(goalProgress({ status: 'Archived', done: 1, total: 4 })).toEqual({ done: 0, total: 0 });
  });

  it('suggests completing an active goal once all its steps are done', () => {
    expect(isReadyToComplete({ status: 'Active', done: 3, total: 3 })).toBe(true);
    expect(isReadyToComplete({ status: 'Active', done: 2, total: 3 })).toBe(false);
    expect(isReadyToComplete({ status: 'Active', done: 0, total: 0 })).toBe(false);
    expect(isReadyToComplete({ status: 'Completed', done: 3, total: 3 })).toBe(false);
    expect(isReadyToComplete({ status: 'Archived', done: 3, total: 3 })).toBe(false);
  });

  it('adds up the goals of a plan', () => {
    const goals = [
      { status: 'Active', done: 1, total: 3 },
      { status: 'Active', done: 0, total: 0 },
      { status: 'Completed', done: 0, total: 2 },
      { status: 'Archived', done: 5, total: 9 },
    ] as const;
    expect(planProgress(goals)).toEqual({ done: 3, total: 6 });
    expect(planProgress([])).toEqual({ done: 0, total: 0 });
  });
});
