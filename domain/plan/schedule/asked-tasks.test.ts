import { describe, expect, it } from 'vitest';
import { listAskedTasks, type PlanTask, type PlanWeek, weekDemand } from './asked-tasks.ts';

type Fields = Partial<Omit<PlanTask, 'id'>>;

const task = (id: string, fields: Fields = {}): PlanTask => ({
  id,
  week: null,
  untilWeek: null,
  estimatedMinutes: 60,
  timesPerWeek: null,
  isDone: false,
  ...fields,
});

const current: PlanWeek = { planWeek: 3, isCurrent: true, weeklyMinutes: 180 };
const future: PlanWeek = { planWeek: 4, isCurrent: false, weeklyMinutes: 180 };

const asked = (tasks: readonly PlanTask[], week = current) =>
  listAskedTasks(tasks, week).map((each) => `${each.reason} ${each.task.id} ${each.minutes}`);

const demand = (tasks: readonly PlanTask[], week = current, left = 60) =>
  Object.fromEntries(
    weekDemand(
      tasks,
      week,
      ({ id }) => id,
      () => left,
    ),
  );

describe('what a plan asks for in a week', () => {
  it('is what was carried over, then what is planned, and nothing of later weeks', () => {
    const tasks = [task('early', { week: 1 }), task('now', { week: 3 }), task('late', { week: 4 })];
    expect(asked(tasks)).toEqual(['carriedOver early 60', 'planned now 60']);
    expect(asked(tasks, future)).toEqual(['planned late 60']);
  });

  it('includes what was done this week, even if it was planned for another one', () => {
    const tasks = [task('old', { week: 2, isDone: true }), task('ahead', { week: 5, isDone: true })];
    expect(asked(tasks)).toEqual(['carriedOver old 60', 'planned ahead 60']);
    expect(asked(tasks, future)).toEqual([]);
  });

  it('includes a repeating task in each of its weeks, but never what was missed', () => {
    const run = (fields: Fields) => [task('run', { timesPerWeek: 3, estimatedMinutes: 20, ...fields })];
    expect(asked(run({ week: 2 }))).toEqual(['planned run 60']);
    expect(asked(run({ week: 1, untilWeek: 2 }))).toEqual([]);
    expect(asked(run({ week: 4 }))).toEqual([]);
    expect(asked(run({}), future)).toEqual(['planned run 60']);
  });

  it('fills the hours that are left with the next tasks without a week', () => {
    const tasks = [
      task('planned', { week: 3, estimatedMinutes: 90 }),
      task('first', { estimatedMinutes: 60 }),
      task('second', { estimatedMinutes: 60 }),
      task('third', { estimatedMinutes: 10 }),
    ];
    expect(asked(tasks)).toEqual(['planned planned 90', 'next first 60']);
  });

  it('offers one task even if it takes longer than the week has', () => {
    expect(asked([task('big', { estimatedMinutes: 600 }), task('small')])).toEqual(['next big 600']);
  });

  it('counts what was done this week among the next tasks before it offers more', () => {
    const tasks = [task('a', { isDone: true }), task('b', { isDone: true }), task('c'), task('d')];
    expect(asked(tasks)).toEqual(['next a 60', 'next b 60', 'next c 60']);
  });

  it('keeps the order of the next tasks when one of them is done', () => {
    const tasks = [task('a'), task('b', { isDone: true }), task('c'), task('d')];
    expect(asked(tasks)).toEqual(['next a 60', 'next b 60', 'next c 60']);
  });

  it('expects an hour for a task without a size', () => {
    const tasks = ['a', 'b', 'c', 'd'].map((id) => task(id, { estimatedMinutes: null }));
    expect(asked(tasks)).toEqual(['next a 0', 'next b 0', 'next c 0']);
  });
});

describe('the demand of a plan', () => {
  it('adds up sizes, and only what is left of tasks that were carried over', () => {
    const tasks = [task('early', { week: 2 }), task('now', { week: 3 }), task('done', { week: 3, isDone: true })];
    expect(demand(tasks, current, 25)).toEqual({ early: 25, now: 60, done: 60 });
    expect(demand([task('done late', { week: 2, isDone: true })], current, 25)).toEqual({ 'done late': 25 });
  });

  it('is the weekly commitment if no task of the week has a size', () => {
    expect(demand([task('now', { week: 3, estimatedMinutes: null })])).toEqual({ now: 180 });
  });

  it('is nothing in a week without tasks', () => {
    expect(demand([task('late', { week: 9 })])).toEqual({});
    expect(demand([])).toEqual({});
  });

  it('fills later weeks up to the commitment if tasks without a week are left', () => {
    const tasks = [task('planned', { week: 4 }), task('some day')];
    expect(demand(tasks, future)).toEqual({ planned: 60, 'some day': 120 });
  });

  it('is no more than the repetitions in later weeks if only a repeating task is left', () => {
    const tasks = [task('run', { timesPerWeek: 3, estimatedMinutes: 20 })];
    expect(demand(tasks)).toEqual({ run: 60 });
    expect(demand(tasks, future)).toEqual({ run: 60 });
  });
});
