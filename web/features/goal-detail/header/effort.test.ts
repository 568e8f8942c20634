import { describe, expect, it } from 'vitest';
import type { PlanSchedule } from '#contract/schema/plan-schedule.ts';
import { calculateEffort } from './effort.ts';

const now = { currentWeek: '2026-11-16', timeZone: 'UTC' };
const item = (estimatedMinutes: number | null, completed = false) => ({ estimatedMinutes, completed });
const task = (estimatedMinutes: number | null, fields: object = {}) => ({
  estimatedMinutes,
  completed: false,
  isSetAside: false,
  timesPerWeek: null,
  week: null,
  untilWeek: null,
  trackedSec: 0,
  ticks: [],
  ...fields,
});
const createSteps = (inventory: ReturnType<typeof item>[], tasks: ReturnType<typeof task>[] = []) => ({
  goal: { title: 'Greet', planWeek: null },
  schedule: null,
  inventory,
  tasks,
});
/** A plan of eight weeks that is in its sixth. */
const schedule: PlanSchedule = {
  status: 'running',
  startWeek: '2026-10-12',
  pausedFrom: null,
  pauses: [],
  finishedAt: null,
  lastWeek: 8,
};
const total = (minutes: number) => ({ minutes, weeklyMinutes: 0 });
const notSeparate = undefined;

describe('calculateEffort', () => {
  it('totals the estimates of all items, and of the open ones', () => {
    const items = [item(60), item(30, true), item(null), item(null, true)];
    expect(calculateEffort(createSteps(items, [task(null)]), 45 * 60, now)).toEqual({
      estimated: total(90),
      left: total(60),
      resourcesMin: notSeparate,
      percent: 50,
    });
  });

  it('allows more than 100 percent', () => {
    expect(calculateEffort(createSteps([item(60, true)]), 2 * 3600, now).percent).toBe(200);
  });

  it('has no percentage without any estimate', () => {
    expect(calculateEffort(createSteps([item(null)]), 0, now)).toEqual({
      estimated: total(0),
      left: total(0),
      resourcesMin: notSeparate,
      percent: undefined,
    });
  });

  it("prefers the sizes of tasks, without those set aside, and returns the resources' estimates separately", () => {
    const tasks = [
      task(60, { trackedSec: 1200 }),
      task(60, { completed: true }),
      task(null),
      task(45, { isSetAside: true }),
    ];
    expect(calculateEffort(createSteps([item(300)], tasks), 0, now)).toEqual({
      estimated: total(120),
      left: total(40),
      resourcesMin: 300,
      percent: 0,
    });
  });

  it('counts a repeating task until the last week of the plan, and only the weeks from now on as left', () => {
    const tasks = [task(20, { timesPerWeek: 3, ticks: ['2026-11-10', '2026-11-16'] })];
    const { estimated, left, percent } = calculateEffort({ ...createSteps([], tasks), schedule }, 4 * 3600, now);
    expect([estimated, left, percent]).toEqual([total(8 * 60), total(40 + 2 * 60), 50]);
  });

  it('compares nothing with a task that repeats without an end', () => {
    const tasks = [task(45), task(20, { timesPerWeek: 3 })];
    const time = { minutes: 45, weeklyMinutes: 60 };
    const { estimated, left, percent } = calculateEffort(createSteps([], tasks), 3600, now);
    expect([estimated, left, percent]).toEqual([time, time, undefined]);
  });
});
