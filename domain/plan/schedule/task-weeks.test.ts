import { describe, expect, it } from 'vitest';
import { effectiveWeeks, isCarriedOver } from './task-weeks.ts';

it('takes the weeks of a task from its goal unless it has its own', () => {
  expect(effectiveWeeks({ week: 2, untilWeek: 4 }, 5)).toEqual({ week: 2, untilWeek: 4 });
  expect(effectiveWeeks({ week: null, untilWeek: 4 }, 5)).toEqual({ week: 5, untilWeek: 5 });
  expect(effectiveWeeks({ week: null, untilWeek: 4 }, null)).toEqual({ week: null, untilWeek: 4 });
});

describe('in the third week of a running plan', () => {
  const schedule = { status: 'running', startWeek: '2026-11-02', pauses: [] } as const;
  const task = { week: 2, completed: false, timesPerWeek: null, isSetAside: false };
  const test = (changes: object, plan: object = {}) =>
    isCarriedOver({ ...task, ...changes }, { ...schedule, ...plan }, '2026-11-16');

  it('carries over the open tasks of earlier weeks', () => {
    expect(test({})).toBe(true);
    expect(test({ week: 3 })).toBe(false);
    expect(test({ week: null })).toBe(false);
  });

  it.each([{ completed: true }, { timesPerWeek: 3 }, { isSetAside: true }])('does not carry over %o', (changes) => {
    expect(test(changes)).toBe(false);
  });

  it.each([
    { status: 'paused' },
    { status: 'finished' },
    { status: 'notStarted', startWeek: null },
    { pauses: [{ from: '2026-11-09', to: '2026-11-16' }] },
  ])('does not carry over tasks of a plan with %o', (plan) => {
    expect(test({}, plan)).toBe(false);
  });
});
