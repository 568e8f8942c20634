import { limits } from '../limits.ts';
import { parseTaskSize, withoutSize } from './task-minutes.ts';

/** How long a task takes each time, and how often it repeats in a week; null for a task that is done once. */
export interface SizedTask {
  readonly title: string;
  readonly estimatedMinutes: number | null;
  readonly timesPerWeek: number | null;
}

/**
 * The size of a new or renamed task: the given one, or else the one at the end of its title, so that 'Read chapter 4 (45 min)'
 * can be typed in one go. '(3 × 20 min)' is a task that repeats three times a week.
 */
export function sizeFromTitle(title: string): Omit<SizedTask, 'title'> {
  const size = parseTaskSize(title);
  if (!size || size.sessions * size.minutes > limits.estimatedMinutes) {
    return { estimatedMinutes: null, timesPerWeek: null };
  }
  const { sessions, minutes } = size;
  const isRepeating = sessions > 1 && sessions <= limits.timesPerWeek;
  return isRepeating
    ? { estimatedMinutes: minutes, timesPerWeek: sessions }
    : { estimatedMinutes: sessions * minutes, timesPerWeek: null };
}

/** What the task takes in a week, or once; 0 without a size. */
export function weeklyTaskMinutes({ estimatedMinutes, timesPerWeek }: Omit<SizedTask, 'title'>): number {
  return (estimatedMinutes ?? 0) * (timesPerWeek ?? 1);
}

/** The title without its size where the size is shown next to it. */
export function taskName(task: SizedTask): string {
  const { sessions, minutes } = parseTaskSize(task.title) ?? { sessions: 0, minutes: 0 };
  return sessions * minutes === weeklyTaskMinutes(task) ? withoutSize(task.title) : task.title;
}
