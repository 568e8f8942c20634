import { formatDuration } from '../duration/format-duration.ts';
import { type SizedTask, taskName } from './task-size.ts';

/** 'Read chapter 4 (45 min)', or 'Practise (3 × 20 min)' for a task that repeats. */
export function titleWithSize(task: SizedTask): string {
  const { estimatedMinutes, timesPerWeek } = task;
  if (estimatedMinutes === null) return task.title;
  const times = timesPerWeek === null || timesPerWeek === 1 ? '' : `${timesPerWeek} × `;
  return `${taskName(task)} (${times}${formatDuration(estimatedMinutes)})`;
}
