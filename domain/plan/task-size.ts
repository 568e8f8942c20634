import { limits } from '../limits.ts';
import { parseTaskSize, withoutSize } from './task-minutes.ts';

/** How long a task takes each time, and how often it repeats in a week; null for a task that is done once. */
export interface SizedTask {
  readonly title: string;
  readonly estimatedMinutes: number | null;
  readonly timesPerWeek: number | null;
}

export type Size = Omit<SizedTask, 'title'>;

/**
 * The size at the end of a title, so that 'Read chapter 4 (45 min)' can be typed in one go. '(3 × 20 min)' is a task that repeats
 * three times a week.
 */
export function sizeFromTitle(title: string): Size {
  const size = parseTaskSize(title);
  if (!size || size.sessions * size.minutes > limits.estimatedMinutes) {
    return { estimatedMinutes: null, timesPerWeek: null };
  }
  const { sessions, minutes } = size;
  const isRepeating = sessions > 1 && sessions <= limits.timesPerWeek && fitsIntoWeek(sessions, minutes);
  return isRepeating
    ? { estimatedMinutes: minutes, timesPerWeek: sessions }
    : { estimatedMinutes: sessions * minutes, timesPerWeek: null };
}

/** The size of a new task: the given one, or else the one at the end of its title. */
export function sizeOfNewTask(
  title: string,
  given: Partial<Readonly<Record<keyof Size, number | null | undefined>>>,
): Size {
  const { estimatedMinutes, timesPerWeek } = given;
  if (estimatedMinutes !== undefined) return { estimatedMinutes, timesPerWeek: timesPerWeek ?? null };
  const typed = sizeFromTitle(title);
  if (timesPerWeek === undefined) return typed;
  // All sessions together, if it is done once after all.
  const minutes = timesPerWeek === null ? weeklyTaskMinutes(typed) : (typed.estimatedMinutes ?? 0);
  return { estimatedMinutes: minutes || null, timesPerWeek };
}

/** Whether a repeating task takes no longer than a week has. Others may be done over several weeks. */
export function isPossibleInWeek({ estimatedMinutes, timesPerWeek }: Size): boolean {
  return timesPerWeek === null || fitsIntoWeek(timesPerWeek, estimatedMinutes ?? 0);
}

function fitsIntoWeek(times: number, minutes: number): boolean {
  return times * minutes <= limits.weeklyMinutes;
}

/** What the task takes in a week, or once; 0 without a size. */
export function weeklyTaskMinutes({ estimatedMinutes, timesPerWeek }: Size): number {
  return (estimatedMinutes ?? 0) * (timesPerWeek ?? 1);
}

/** What is left of a size after the time that was tracked. */
export function sizeLeft(minutes: number, trackedSec: number): number {
  return Math.max(0, minutes - Math.floor(trackedSec / 60));
}

/** The title without its size where the size is shown next to it. */
export function taskName(task: SizedTask): string {
  const { sessions, minutes } = parseTaskSize(task.title) ?? { sessions: 0, minutes: 0 };
  return sessions * minutes === weeklyTaskMinutes(task) ? withoutSize(task.title) : task.title;
}
