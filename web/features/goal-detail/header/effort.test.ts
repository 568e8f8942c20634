import { describe, expect, it } from 'vitest';
import { calculateEffort } from './effort.ts';

const item = (estimatedMinutes: number | null, completed = false) => ({ estimatedMinutes, completed });
const task = (estimatedMinutes: number | null, completed = false, isSetAside = false) => ({
  estimatedMinutes,
  completed,
  isSetAside,
  timesPerWeek: null,
  week: null,
  untilWeek: null,
});
const createSteps = (inventory: ReturnType<typeof item>[], tasks: ReturnType<typeof task>[] = []) => ({
  goal: { title: 'Greet', planWeek: null },
  inventory,
  tasks,
});
const notSeparate = undefined;

describe('calculateEffort', () => {
  it('totals the estimates of all items, and of the open ones', () => {
    const items = [item(60), item(30, true), item(null), item(null, true)];
    expect(calculateEffort(createSteps(items, [task(null)]), 45 * 60)).toEqual({
      estimatedMin: 90,
      remainingMin: 60,
      resourcesMin: notSeparate,
      percent: 50,
    });
  });

  it('allows more than 100 percent', () => {
    expect(calculateEffort(createSteps([item(60, true)]), 2 * 3600).percent).toBe(200);
  });

  it('returns zero without any estimate', () => {
    expect(calculateEffort(createSteps([item(null)]), 0)).toEqual({
      estimatedMin: 0,
      remainingMin: 0,
      resourcesMin: notSeparate,
      percent: 0,
    });
  });

  it("prefers the sizes of tasks, without those set aside, and returns the resources' estimates separately", () => {
    const tasks = [task(60), task(60, true), task(null), task(45, false, true)];
    expect(calculateEffort(createSteps([item(300)], tasks), 0)).toEqual({
      estimatedMin: 120,
      remainingMin: 60,
      resourcesMin: 300,
      percent: 0,
    });
  });
});
