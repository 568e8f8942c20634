import type { TaskPattern } from '../goal-kind.ts';
import { usableMinutes, MAX_SESSIONS, MIN_TASK_MINUTES, DEFAULT_SESSION_MINUTES } from './task-size.ts';

/** Shares the minutes of a week among its tasks by size, within the limits of each task, without exceeding the total. */
export function allocateMinutes(patterns: readonly TaskPattern[], total: number): number[] {
  const required = patterns.reduce((sum, task) => sum + minMinutes(task), 0);
  // Counted tasks lose their fixed duration if they do not all fit.
  const tasks = required > total ? patterns.map(withoutUnitTime) : patterns;
  const level = findLevel(tasks, total);
  let remainder = 0;
  return tasks.map((task) => {
    const share = Math.round((minutesAtLevel(level, task) + remainder) * 100) / 100;
    const minutes = usableMinutes(Math.min(share, maxMinutes(task)), task.sitting);
    // The rounding remainder goes to the next task.
    remainder = share - minutes;
    return minutes;
  });
}

/** At most one session per day. */
function maxMinutes({ upTo = Infinity, sitting = DEFAULT_SESSION_MINUTES }: TaskPattern): number {
  return Math.max(Math.min(upTo, MAX_SESSIONS * sitting), MIN_TASK_MINUTES);
}

/** A counted task needs the time of its units. */
function minMinutes({ upTo = 0, minutesEach }: TaskPattern): number {
  return Math.max(minutesEach === undefined ? 0 : upTo, MIN_TASK_MINUTES);
}

function withoutUnitTime(task: TaskPattern): TaskPattern {
  return { ...task, minutesEach: undefined };
}

function minutesAtLevel(level: number, task: TaskPattern): number {
  return Math.min(Math.max(level * task.size, minMinutes(task)), maxMinutes(task));
}

/** Finds, by bisection, the minutes per unit of size for which all tasks together take the total. */
function findLevel(tasks: readonly TaskPattern[], total: number): number {
  let [low, high] = [0, total];
  for (let round = 0; round < 30; round += 1) {
    const middle = (low + high) / 2;
    const sum = tasks.reduce((minutes, task) => minutes + minutesAtLevel(middle, task), 0);
    if (sum > total) high = middle;
    else low = middle;
  }
  return low;
}
