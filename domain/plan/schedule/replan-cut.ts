import { fillWeeks, type HasRoom, moveTo, type PlacedTask, usualRoom } from './fill-weeks.ts';
import type { ReplanInput, ReplanTask } from './replan-input.ts';

/** The last week and the minutes per week stay: what does not fit is set aside. */
export function cut(input: ReplanInput): PlacedTask[] | undefined {
  const { tasks, currentWeek, lastWeek } = input;
  if (currentWeek > lastWeek) return undefined;
  const hasRoom = usualRoom(input);
  const open = tasks.filter(({ week }) => week <= lastWeek);
  const overdue = open.filter(({ week }) => week < currentWeek);
  const onTime = trimWeeks(open.slice(overdue.length), hasRoom);
  const remaining = [...pickOverdue(overdue, onTime, input, hasRoom), ...onTime];
  const placed = fillWeeks(remaining, currentWeek, lastWeek, hasRoom);
  return placed && [...placed, ...tasks.slice(open.length).map((task) => moveTo(task, task.week))];
}

/**
 * Sets aside what no longer fits at the end of each week. That happens even if no overdue task needs the week, since the
 * user would fall behind in it. The last task of all stays, because it is what the plan leads up to.
 */
function trimWeeks(tasks: readonly ReplanTask[], hasRoom: HasRoom): ReplanTask[] {
  const finale = tasks.at(-1);
  const taken = new Map(finale && [[finale.week, finale.minutes]]);
  return tasks.filter((task) => {
    if (task === finale) return true;
    const before = taken.get(task.week) ?? 0;
    if (!hasRoom(task.week, before, task.minutes)) return false;
    taken.set(task.week, before + task.minutes);
    return true;
  });
}

/**
 * The overdue tasks for which there is room if tasks that are on time move to later weeks where needed. Chooses from
 * the latest to the earliest, so the longest overdue are set aside first. To see what fits, it packs everything from
 * the last week backwards.
 */
function pickOverdue(
  overdue: readonly ReplanTask[],
  onTime: readonly ReplanTask[],
  { currentWeek, lastWeek }: ReplanInput,
  hasRoom: HasRoom,
): ReplanTask[] {
  let week = lastWeek;
  let taken = 0;
  const fits = ({ minutes }: ReplanTask) => {
    if (!hasRoom(week, taken, minutes)) {
      if (week === currentWeek) return false;
      [week, taken] = [week - 1, 0];
    }
    taken += minutes;
    return true;
  };
  // Those on time all fit, since after trimming they fit even where they are.
  for (const task of onTime.toReversed()) fits(task);
  return overdue.toReversed().filter(fits).toReversed();
}
