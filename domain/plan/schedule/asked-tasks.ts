import { weeklyTaskMinutes } from '../task-size.ts';

/** A task of a running plan that is open, or that was completed in the week in question. */
export interface PlanTask {
  readonly id: string;
  /** Its own week, or else that of its goal; null if neither has one. */
  readonly week: number | null;
  /** Of a repeating task: the last week, as far as it is known. */
  readonly untilWeek: number | null;
  readonly estimatedMinutes: number | null;
  readonly timesPerWeek: number | null;
  readonly isDone: boolean;
}

export interface PlanWeek {
  /** Counted from 1. */
  readonly planWeek: number;
  /** Only the current week asks for what was carried over and for what comes next. */
  readonly isCurrent: boolean;
  readonly weeklyMinutes: number;
}

export const askedReasons = ['planned', 'carriedOver', 'next'] as const;

export type AskedReason = (typeof askedReasons)[number];

export interface Asked<T extends PlanTask> {
  readonly task: T;
  readonly reason: AskedReason;
  /** The size of the task in this week; 0 without a size. */
  readonly minutes: number;
}

/** What a task without a size is expected to take, if something has to be expected. */
export const ASSUMED_TASK_MINUTES = 60;

/**
 * The tasks that a plan asks for in a week, in plan order: first those carried over, then those planned. Hours that are left go
 * to the next tasks without a week. Repeating tasks are never carried over.
 */
export function listAskedTasks<T extends PlanTask>(tasks: readonly T[], week: PlanWeek): Asked<T>[] {
  const carriedOver: Asked<T>[] = [];
  const planned: Asked<T>[] = [];
  for (const task of tasks) {
    const reason = reasonFor(task, week);
    if (reason === undefined) continue;
    (reason === 'planned' ? planned : carriedOver).push({ task, reason, minutes: weeklyTaskMinutes(task) });
  }
  const scheduled = [...carriedOver, ...planned];
  return [...scheduled, ...(week.isCurrent ? listNextTasks(tasks, scheduled, week) : [])];
}

function reasonFor(task: PlanTask, { planWeek, isCurrent }: PlanWeek): Exclude<AskedReason, 'next'> | undefined {
  if (task.timesPerWeek !== null) return repeatsIn(task, planWeek) ? 'planned' : undefined;
  if (task.week === null) return undefined;
  if (task.week === planWeek) return 'planned';
  if (!isCurrent) return undefined;
  if (task.week < planWeek) return 'carriedOver';
  // Done earlier than planned.
  return task.isDone ? 'planned' : undefined;
}

/** Whether a repeating task is asked for in a week. */
export function repeatsIn({ week, untilWeek }: Pick<PlanTask, 'week' | 'untilWeek'>, planWeek: number): boolean {
  return (week ?? 1) <= planWeek && (untilWeek === null || planWeek <= untilWeek);
}

/** Whether it can be done in any week. */
function isUnscheduled({ week, timesPerWeek }: PlanTask): boolean {
  return week === null && timesPerWeek === null;
}

/** The tasks without a week that fit into the hours that are left, and at least one if the week has no others. */
function listNextTasks<T extends PlanTask>(
  tasks: readonly T[],
  scheduled: readonly Asked<T>[],
  { weeklyMinutes }: PlanWeek,
): Asked<T>[] {
  const unscheduled = tasks.filter(isUnscheduled);
  const next = new Set<T>();
  let left = weeklyMinutes - scheduled.reduce((sum, { minutes }) => sum + minutes, 0);
  // Those that were done this week are counted first, because they have used up hours. The list keeps its order.
  for (const task of unscheduled.toSorted((a, b) => Number(b.isDone) - Number(a.isDone))) {
    const size = task.estimatedMinutes ?? ASSUMED_TASK_MINUTES;
    const isFirst = scheduled.length + next.size === 0;
    if (!task.isDone && !isFirst && size > left) break;
    next.add(task);
    left -= size;
  }
  return unscheduled
    .filter((task) => next.has(task))
    .map((task) => ({ task, reason: 'next', minutes: task.estimatedMinutes ?? 0 }));
}

/**
 * The minutes that a plan asks for in a week, by a key of each task. If no task of the week has a size, the weekly commitment
 * counts instead, for the first task's key. `leftOf` returns the minutes that were left of a task when the week began.
 */
export function weekDemand<T extends PlanTask>(
  tasks: readonly T[],
  week: PlanWeek,
  keyOf: (task: T) => string,
  leftOf: (task: T) => number,
): Map<string, number> {
  const asked = listAskedTasks(tasks, week);
  const demand = new Map<string, number>();
  const add = (key: string, minutes: number) => demand.set(key, (demand.get(key) ?? 0) + minutes);
  for (const { task, reason, minutes } of asked) {
    // Time that went into a task in earlier weeks is not asked for again.
    const counted = reason === 'carriedOver' ? Math.min(minutes, leftOf(task)) : minutes;
    if (counted > 0) add(keyOf(task), counted);
  }
  const unscheduled = week.isCurrent ? [] : tasks.filter((task) => isUnscheduled(task) && !task.isDone);
  const first = asked[0]?.task ?? unscheduled[0];
  const total = [...demand.values()].reduce((sum, minutes) => sum + minutes, 0);
  const isUnsized = asked.every(({ minutes }) => minutes === 0);
  if (first && (isUnsized || (unscheduled.length > 0 && total < week.weeklyMinutes))) {
    add(keyOf(unscheduled[0] ?? first), week.weeklyMinutes - total);
  }
  return demand;
}
