import type { TaskPattern } from './goal-kind.ts';
import { shortestTask } from './task-size.ts';

/** How many minutes of a week may go into one thing that is counted: most of them, but the other tasks need some, too. */
function largestPart(minutes: number): number {
  return Math.max(minutes / 4, Math.min(minutes * 0.6, minutes - 5 * shortestTask));
}

/** How many units of a counted task a week has room for. */
export function unitsWithin(minutes: number, { minutesEach }: TaskPattern): number {
  return minutesEach === undefined ? Infinity : Math.max(1, Math.floor(largestPart(minutes) / minutesEach));
}

/** The same for the number that an outcome shares with one of its tasks. */
export function unitsForOutcome(outcome: string, tasks: readonly TaskPattern[], minutes: number): number {
  const [number] = /\{[^{}]*\.\.[^{}]*\}/.exec(outcome) ?? [];
  const counted = number === undefined ? undefined : tasks.find((task) => task.minutesEach && task.do.includes(number));
  return counted ? unitsWithin(minutes, counted) : Infinity;
}

/** With its number filled in, a counted task is as long as that takes. */
export function withItsTime<T extends TaskPattern>(task: T, minutes: number): T {
  const [number] = /\d[\d,]*(?:\.\d+)?/.exec(task.do) ?? [];
  if (task.minutesEach === undefined || number === undefined) return task;
  const needed = Number(number.replaceAll(',', '')) * task.minutesEach;
  const step = needed > 60 ? 15 : 5;
  return { ...task, upTo: Math.max(shortestTask, Math.min(Math.ceil(needed / step) * step, largestPart(minutes))) };
}
