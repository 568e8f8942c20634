import { describe, expect, it } from 'vitest';
import { writePlan } from '#domain/assistant/planner.ts';
import { minutesOfTasks } from '#domain/task-minutes.ts';
import { effortOf } from './effort.ts';

const item = (estimatedMinutes: number | null, completed = false) => ({ estimatedMinutes, completed });
const task = (title: string, completed = false) => ({ title, completed });
const of = (inventory: ReturnType<typeof item>[], tasks: ReturnType<typeof task>[] = []) => ({ inventory, tasks });
const none = undefined;

describe('the effort of a goal', () => {
  it('adds up what is estimated, and what of it is left', () => {
    const items = [item(60), item(30, true), item(null), item(null, true)];
    expect(effortOf(of(items, [task('Read')]), 45 * 60)).toEqual({
      estimatedMin: 90,
      leftMin: 60,
      resourcesMin: none,
      percent: 50,
    });
  });

  it('may be more than all of it', () => {
    expect(effortOf(of([item(60, true)]), 2 * 3600).percent).toBe(200);
  });

  it('without any estimate says so', () => {
    expect(effortOf(of([item(null)]), 0)).toEqual({ estimatedMin: 0, leftMin: 0, resourcesMin: none, percent: 0 });
  });

  it('is what its tasks take where they say so, with the resources beside it', () => {
    const tasks = [task('Read (2 × 30 min)'), task('Repeat (1 h)', true), task('Relax')];
    expect(effortOf(of([item(300)], tasks), 0)).toEqual({
      estimatedMin: 120,
      leftMin: 60,
      resourcesMin: 300,
      percent: 0,
    });
  });

  it('is the same for a week of a generated plan as in its draft', () => {
    const plan = writePlan({
      goal: 'learn Spanish',
      measure: '',
      start: '',
      reason: '',
      obstacles: [],
      learning: [],
      title: '',
      structure: 'weekly',
      weeks: 6,
      weeklyHours: 4,
      effort: 'medium',
    });
    for (const { tasks, resources } of plan.goals) {
      const saved = {
        tasks: tasks.map(({ title }) => task(title)),
        inventory: resources.map(({ estimatedMinutes }) => item(estimatedMinutes ?? null)),
      };
      const { estimatedMin } = effortOf(saved, 0);
      expect(estimatedMin).toBe(minutesOfTasks(tasks));
      expect(estimatedMin).toBeGreaterThan(180);
      expect(estimatedMin).toBeLessThanOrEqual(240);
    }
  });
});
