import type { TaskPattern } from '../goal-kind.ts';
import { MIN_TASK_MINUTES } from './task-size.ts';

/** The minutes of a week that one counted task may take, so that enough is left for the other tasks. */
function maxCountedMinutes(weeklyMinutes: number): number {
  return Math.max(weeklyMinutes / 4, Math.min(weeklyMinutes * 0.6, weeklyMinutes - 5 * MIN_TASK_MINUTES));
}

/** How many units of a counted task fit into a week. */
export function maxUnits(weeklyMinutes: number, { minutesEach }: TaskPattern): number {
  return minutesEach === undefined ? Infinity : Math.max(1, Math.floor(maxCountedMinutes(weeklyMinutes) / minutesEach));
}

/** The limit for a number that an outcome shares with a counted task. */
export function maxOutcomeUnits(outcome: string, tasks: readonly TaskPattern[], weeklyMinutes: number): number {
  const [range] = /\{[^{}]*\.\.[^{}]*\}/.exec(outcome) ?? [];
  const countedTask =
    range === undefined ? undefined : tasks.find((task) => task.minutesEach && task.do.includes(range));
  return countedTask ? maxUnits(weeklyMinutes, countedTask) : Infinity;
}

/** Sets the duration of a counted task from the number in its filled text. */
export function withCountedTime<T extends TaskPattern>(task: T, weeklyMinutes: number): T {
  const [count] = /\d[\d,]*(?:\.\d+)?/.exec(task.do) ?? [];
  if (task.minutesEach === undefined || count === undefined) return task;
  const needed = Number(count.replaceAll(',', '')) * task.minutesEach;
  const step = needed > 60 ? 15 : 5;
  return {
    ...task,
    upTo: Math.max(MIN_TASK_MINUTES, Math.min(Math.ceil(needed / step) * step, maxCountedMinutes(weeklyMinutes))),
  };
}
