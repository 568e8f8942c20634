import { fillWeeks, moveTo, type PlacedTask, usualRoom } from './fill-weeks.ts';
import type { ReplanInput } from './replan-input.ts';

/**
 * The plan takes longer: overdue tasks get weeks of their own from the current one on, and everything planned for these
 * or later weeks moves back by as many, so the distances between them stay.
 */
export function shift(input: ReplanInput): PlacedTask[] | undefined {
  const { tasks, currentWeek, maxWeek } = input;
  const overdue = tasks.filter(({ week }) => week < currentWeek);
  const placed = fillWeeks(overdue, currentWeek, maxWeek, usualRoom(input));
  if (!placed) return undefined;
  const addedWeeks = placed.at(-1)!.to - currentWeek + 1;
  const following = tasks.slice(overdue.length).map((task) => moveTo(task, task.week + addedWeeks));
  return following.every(({ to }) => to <= maxWeek) ? [...placed, ...following] : undefined;
}
