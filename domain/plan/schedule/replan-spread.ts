import { fillWeeks, moveTo } from './fill-weeks.ts';
import type { PlacedTask, ReplanInput } from './replan.ts';

/** The last week stays, and the heaviest week gets as light as it can without moving a task to an earlier week. */
export function spread({ tasks, currentWeek, lastWeek, repeatingMinutes }: ReplanInput): PlacedTask[] | undefined {
  if (currentWeek > lastWeek) return undefined;
  const open = tasks.filter(({ week }) => week <= lastWeek);
  const repeating = Array.from(
    { length: lastWeek - currentWeek + 1 },
    (_, n) => repeatingMinutes?.(currentWeek + n) ?? 0,
  );
  const fill = (capacity: number) =>
    fillWeeks(
      open,
      currentWeek,
      lastWeek,
      (week, taken, minutes) => taken + minutes + repeating[week - currentWeek]! <= capacity,
    );
  const heaviest = Math.max(...repeating);
  const total = open.reduce((sum, { minutes }) => sum + minutes, 0);
  const placed = fill(findSmallest(heaviest, heaviest + total, (capacity) => fill(capacity) !== undefined));
  return placed && [...placed, ...tasks.slice(open.length).map((task) => moveTo(task, task.week))];
}

/** The smallest whole number of these two or between them with the property, which the highest is known to have. */
function findSmallest(lowest: number, highest: number, hasProperty: (value: number) => boolean): number {
  let [low, high] = [lowest, highest];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (hasProperty(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
