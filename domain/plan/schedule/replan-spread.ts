import { canFillWeeks, fillWeeks, type HasRoom, moveTo, type PlacedTask } from './fill-weeks.ts';
import type { ReplanInput } from './replan-input.ts';

/**
 * The last week stays, and the heaviest week gets as light as it can without moving a task to an earlier week. Weeks that are
 * lighter than the heaviest one share the overdue work evenly.
 */
export function spread({ tasks, currentWeek, lastWeek, repeatingMinutes }: ReplanInput): PlacedTask[] | undefined {
  if (currentWeek > lastWeek) return undefined;
  const open = tasks.filter(({ week }) => week <= lastWeek);
  const weeks = Array.from({ length: lastWeek - currentWeek + 1 }, (_, n) => currentWeek + n);
  const repeating = weeks.map((week) => repeatingMinutes?.(week) ?? 0);
  const planned = [...repeating];
  for (const { week, minutes } of open) if (week >= currentWeek) planned[week - currentWeek]! += minutes;
  const roomFor = (capacity: (index: number) => number): HasRoom => {
    const room = repeating.map((minutes, index) => capacity(index) - minutes);
    return (week, taken, minutes) => taken + minutes <= room[week - currentWeek]!;
  };
  const canFill = (hasRoom: HasRoom) => canFillWeeks(open, currentWeek, lastWeek, hasRoom);
  const lightest = Math.max(...repeating);
  const total = open.reduce((sum, { minutes }) => sum + minutes, 0);
  const heaviest = findSmallest(lightest, lightest + total, (load) => canFill(roomFor(() => load)));
  const upTo = (load: number) => roomFor((index) => Math.min(heaviest, Math.max(load, planned[index]!)));
  const lightestGrown = findSmallest(0, heaviest, (load) => canFill(upTo(load)));
  const placed = fillWeeks(open, currentWeek, lastWeek, upTo(lightestGrown));
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
