import type { TaskPattern } from './goal-kind.ts';
import { minutesWithin, mostSittings, shortestTask, usualSitting } from './task-size.ts';

/** How the time of a week is shared among its tasks, in minutes: by size, within what each can use, never more in all. */
export function minutesOf(wanted: readonly TaskPattern[], total: number): number[] {
  const tasks = wanted.reduce((sum, task) => sum + leastOf(task), 0) > total ? wanted.map(uncounted) : wanted;
  const level = levelFor(tasks, total);
  let left = 0;
  return tasks.map((task) => {
    const share = Math.round((minutesAt(level, task) + left) * 100) / 100;
    const minutes = minutesWithin(Math.min(share, mostOf(task)), task.sitting);
    // What rounding leaves goes to the next.
    left = share - minutes;
    return minutes;
  });
}

/** Nobody sits at one thing for three hours a day, however much time there is. */
function mostOf({ upTo = Infinity, sitting = usualSitting }: TaskPattern): number {
  return Math.max(Math.min(upTo, mostSittings * sitting), shortestTask);
}

/** What is counted takes as long as it takes. */
function leastOf({ upTo = 0, minutesEach }: TaskPattern): number {
  return Math.max(minutesEach === undefined ? 0 : upTo, shortestTask);
}

/** Where there is no room for all that is counted, it takes what it gets. */
function uncounted(task: TaskPattern): TaskPattern {
  return { ...task, minutesEach: undefined };
}

function minutesAt(level: number, task: TaskPattern): number {
  return Math.min(Math.max(level * task.size, leastOf(task)), mostOf(task));
}

/** How many minutes there are for each part of size, so that all the tasks together take the total. */
function levelFor(tasks: readonly TaskPattern[], total: number): number {
  let [low, high] = [0, total];
  for (let round = 0; round < 30; round += 1) {
    const middle = (low + high) / 2;
    const sum = tasks.reduce((minutes, task) => minutes + minutesAt(middle, task), 0);
    if (sum > total) high = middle;
    else low = middle;
  }
  return low;
}
