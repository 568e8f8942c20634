import { partition } from './partition.ts';
import { roundDown, splitItems, splitWeek, type Session, type WorkItem } from './split-items.ts';

export interface PackedTask {
  /** Without its size. */
  readonly title: string;
  readonly minutes: number;
  readonly milestone: number;
  /** The index of the item it belongs to. */
  readonly item: number;
}

export interface PackOptions {
  readonly formatPart?: (title: string, part: number, of: number) => string;
  /** What it costs to end a week within a milestone, relative to an uneven load. */
  readonly splitMilestone?: number;
}

export const tasksPerWeek = { min: 3, max: 6 } as const;

/** No task takes more than this share of a week, which leaves time for two others. */
const MAX_SHARE = 0.65;

/** In a shorter week, one or two tasks are enough. */
const MIN_SPLIT_MINUTES = 75;

const formatEnglishPart = (title: string, part: number, of: number) => `${title}, part ${part} of ${of}`;

/**
 * Distributes the items, in order, over weeks of at most `capacities` minutes: evenly, with 3 to 6 tasks each where the items allow it.
 * A long item is split into sessions, "part 1 of 2". If there is more work than time, the tasks of a week become shorter.
 * Returns fewer weeks if there are fewer sessions than weeks. More than 6 items per week are the caller's to drop.
 */
export function packWeeks(
  items: readonly WorkItem[],
  capacities: readonly number[],
  { formatPart = formatEnglishPart, splitMilestone = 0.05 }: PackOptions = {},
): PackedTask[][] {
  const usualCapacity = capacities.toSorted((a, b) => a - b)[Math.floor(capacities.length / 2)] ?? 0;
  const maxMinutes = Math.max(30, usualCapacity * MAX_SHARE);
  const sessions = splitItems(items, maxMinutes, capacities.length);
  const weeks = partition(sessions, capacities, splitMilestone).map((week, n) => {
    const tasks = fitWeek(mergeSessions(week), capacities[n]!);
    return capacities[n]! < MIN_SPLIT_MINUTES ? tasks : splitWeek(tasks, tasksPerWeek.min);
  });
  return nameParts(weeks, items, formatPart);
}

/** Joins sessions of one item in the same week. */
function mergeSessions(week: readonly Session[]): Session[] {
  const merged: Session[] = [];
  for (const session of week) {
    const last = merged.at(-1);
    if (last?.item === session.item) {
      merged[merged.length - 1] = { ...last, minutes: last.minutes + session.minutes };
    } else merged.push(session);
  }
  return merged;
}

/** Shortens the tasks of a week that has too many minutes. */
function fitWeek(week: readonly Session[], capacity: number): Session[] {
  const tasks = week.slice(0, Math.max(1, Math.floor(capacity / 5)));
  const total = tasks.reduce((sum, { minutes }) => sum + minutes, 0);
  if (total <= capacity) return tasks;
  const shorter = tasks.map((task) => ({ ...task, minutes: roundDown((task.minutes * capacity) / total) }));
  // Short tasks are not rounded down below five minutes, so the longest make up for them.
  for (let excess = shorter.reduce((sum, { minutes }) => sum + minutes, 0) - capacity; excess > 0; excess -= 5) {
    const longest = shorter.reduce((best, task) => (task.minutes > best.minutes ? task : best));
    longest.minutes -= 5;
  }
  return shorter;
}

function nameParts(
  weeks: readonly (readonly Session[])[],
  items: readonly WorkItem[],
  formatPart: typeof formatEnglishPart,
): PackedTask[][] {
  const totals = items.map(() => 0);
  for (const { item } of weeks.flat()) totals[item]! += 1;
  const parts = items.map(() => 0);
  return weeks.map((week) =>
    week.map((task) => {
      const part = (parts[task.item]! += 1);
      const of = totals[task.item]!;
      return { ...task, title: of > 1 ? formatPart(task.title, part, of) : task.title };
    }),
  );
}
