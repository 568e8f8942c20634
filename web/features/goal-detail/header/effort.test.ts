import { describe, expect, it } from 'vitest';
import { calculateEffort } from './effort.ts';

const item = (estimatedMinutes: number | null, completed = false) => ({ estimatedMinutes, completed });
const task = (title: string, completed = false) => ({ title, completed });
const createSteps = (inventory: ReturnType<typeof item>[], tasks: ReturnType<typeof task>[] = []) => ({
  inventory,
  tasks,
});
const notSeparate = undefined;

describe('calculateEffort', () => {
  it('totals the estimates of all items, and of the open ones', () => {
    const items = [item(60), item(30, true), item(null), item(null, true)];
    expect(calculateEffort(createSteps(items, [task('Read')]), 45 * 60)).toEqual({
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

  it("prefers estimates in task titles, and returns the resources' estimates separately", () => {
    const tasks = [task('Read (2 × 30 min)'), task('Repeat (1 h)', true), task('Relax')];
    expect(calculateEffort(createSteps([item(300)], tasks), 0)).toEqual({
      estimatedMin: 120,
      remainingMin: 60,
      resourcesMin: 300,
      percent: 0,
    });
  });
});
