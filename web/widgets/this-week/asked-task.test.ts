import { describe, expect, it } from 'vitest';
import type { AskedTask, PlanInWeek } from '#contract/plans/plan-weeks.ts';
import { formatPlanStatus, isDone, taskFacts } from './asked-task.ts';

const WEEK = '2026-11-16';

const task = (fields: Partial<AskedTask> = {}): AskedTask => ({
  _id: 'task',
  title: 'Run',
  completed: false,
  inventoryItems: [],
  goal: 'goal',
  completedAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  estimatedMinutes: 45,
  timesPerWeek: null,
  week: null,
  untilWeek: null,
  isSetAside: false,
  ticks: [],
  trackedSec: 0,
  goalTitle: 'Base',
  isGoalActive: true,
  focusAreaId: 'area',
  plannedWeek: 3,
  reason: 'planned',
  minutesLeft: 45,
  ...fields,
});

const plan = (tasks: readonly AskedTask[], fields: Partial<PlanInWeek> = {}): PlanInWeek => ({
  _id: 'plan',
  title: 'Half marathon',
  focusAreaId: 'area',
  focusAreaName: 'Running',
  focusAreaClass: 'level_up',
  planWeek: 3,
  lastWeek: 8,
  weeklyCommitmentHours: 3,
  minutesLeft: tasks.reduce((sum, each) => sum + each.minutesLeft, 0),
  tasks: [...tasks],
  hiddenTasks: 0,
  ...fields,
});

const habit = (ticks: string[]) => task({ timesPerWeek: 3, estimatedMinutes: 20, ticks, minutesLeft: 60 });

describe('a repeating task', () => {
  it('is done for the week when it was done often enough in it', () => {
    expect(isDone(habit(['2026-11-15', '2026-11-16', '2026-11-17']), WEEK)).toBe(false);
    expect(isDone(habit(['2026-11-16', '2026-11-17', '2026-11-22']), WEEK)).toBe(true);
  });
});

describe('the facts of a task', () => {
  it.each([
    [{}, []],
    [{ reason: 'carriedOver', plannedWeek: 2 }, ['from Week 2']],
    [{ reason: 'next', plannedWeek: null }, ['next up']],
    [{ timesPerWeek: 3, ticks: ['2026-11-15', '2026-11-16'] }, ['1 of 3 this week']],
    [{ timesPerWeek: 3, reason: 'next' }, ['next up', '0 of 3 this week']],
  ] as const)('%j are %j', (fields, facts) => {
    expect(taskFacts(task(fields as Partial<AskedTask>), WEEK)).toEqual(facts);
  });
});

describe('the status of a plan', () => {
  it('is its week and the time that is left, including tasks that are not listed', () => {
    expect(formatPlanStatus(plan([task(), task()]), WEEK)).toBe('Week 3 of 8 · 1 h 30 min left');
    const long = plan([task()], { minutesLeft: 100, hiddenTasks: 4 });
    expect(formatPlanStatus(long, WEEK)).toBe('Week 3 of 8 · 1 h 40 min left');
  });

  it('counts what was ticked before the server knows', () => {
    expect(formatPlanStatus(plan([task({ completed: true }), task()]), WEEK)).toBe('Week 3 of 8 · 45 min left');
  });

  it('is the number of open tasks if none of them has a size', () => {
    const unsized = task({ estimatedMinutes: null, minutesLeft: 0 });
    expect(formatPlanStatus(plan([unsized]), WEEK)).toBe('Week 3 of 8 · 1 task left');
    expect(formatPlanStatus(plan([unsized, unsized]), WEEK)).toBe('Week 3 of 8 · 2 tasks left');
  });

  it('says when nothing is left', () => {
    const done = task({ completed: true, minutesLeft: 0 });
    expect(formatPlanStatus(plan([done], { lastWeek: null }), WEEK)).toBe('Week 3 · all done');
    expect(formatPlanStatus(plan([], { planWeek: 9 }), WEEK)).toBe('Week 9 · nothing to do');
  });
});
