import { countTicks, repetitionsLeft } from './schedule/repetitions.ts';
import { sizeLeft } from './task-size.ts';

interface TaskInWeek {
  readonly completed: boolean;
  readonly estimatedMinutes: number | null;
  readonly timesPerWeek: number | null;
  readonly ticks: readonly string[];
  readonly trackedSec: number;
}

/** What is left of the size of a task; of one that repeats, in this week. 0 without a size. */
export function minutesLeft(task: TaskInWeek, weekStart: string): number {
  const { completed, estimatedMinutes, timesPerWeek, ticks, trackedSec } = task;
  if (completed || estimatedMinutes === null) return 0;
  if (timesPerWeek === null) return sizeLeft(estimatedMinutes, trackedSec);
  return estimatedMinutes * repetitionsLeft(timesPerWeek, countTicks(ticks, weekStart));
}
