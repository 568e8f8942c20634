import type { ReplanInput, ReplanTask } from './replan-input.ts';

/** A task with the week that it is in after the change. */
export interface PlacedTask extends ReplanTask {
  readonly to: number;
}

/** Whether a week can take a task, given the minutes of the tasks that are already in it. */
export type HasRoom = (week: number, taken: number, minutes: number) => boolean;

/**
 * Places each task in the earliest week that has room for it, in order, and none earlier than planned. In no other
 * schedule that does the same is any task earlier, so none moves fewer tasks. Undefined if the last week is full.
 */
export function fillWeeks(
  tasks: readonly ReplanTask[],
  firstWeek: number,
  lastWeek: number,
  hasRoom: HasRoom,
): PlacedTask[] | undefined {
  const placed: PlacedTask[] = [];
  const isPlaced = placeInOrder(tasks, firstWeek, lastWeek, hasRoom, (task, to) => placed.push(moveTo(task, to)));
  return isPlaced ? placed : undefined;
}

/** Whether `fillWeeks` finds a place for all tasks. Searches call it often, so it builds nothing. */
export function canFillWeeks(
  tasks: readonly ReplanTask[],
  firstWeek: number,
  lastWeek: number,
  hasRoom: HasRoom,
): boolean {
  return placeInOrder(tasks, firstWeek, lastWeek, hasRoom, () => {});
}

function placeInOrder(
  tasks: readonly ReplanTask[],
  firstWeek: number,
  lastWeek: number,
  hasRoom: HasRoom,
  place: (task: ReplanTask, week: number) => void,
): boolean {
  let week = firstWeek;
  let taken = 0;
  for (const task of tasks) {
    if (task.week > week) [week, taken] = [task.week, 0];
    while (week <= lastWeek && !hasRoom(week, taken, task.minutes)) [week, taken] = [week + 1, 0];
    if (week > lastWeek) return false;
    taken += task.minutes;
    place(task, week);
  }
  return true;
}

/**
 * A week takes what the user usually does, less its repeating tasks. It always takes one task, or one that is bigger
 * than this could not be in any week.
 */
export function usualRoom({ weeklyMinutes, repeatingMinutes = () => 0 }: ReplanInput): HasRoom {
  return (week, taken, minutes) => taken === 0 || taken + minutes + repeatingMinutes(week) <= weeklyMinutes;
}

export function moveTo(task: ReplanTask, week: number): PlacedTask {
  return { ...task, to: week };
}
