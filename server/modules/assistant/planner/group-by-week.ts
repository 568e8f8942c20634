import { tasksPerWeek } from '../weeks/pack-weeks.ts';
import { partition } from '../weeks/partition.ts';
import { type Session, splitItems } from '../weeks/split-items.ts';
import type { ProjectItem } from './fit-project.ts';
import { joinShort } from './join-short.ts';

/** What it costs to end a week within a milestone, relative to an uneven load. */
const SPLIT_MILESTONE = 0.05;
/** A week is planned up to this share, if the plan may be shorter. */
const FULL_SHARE = 0.95;
/** How much more than the average the first week may hold. */
const EARLY_FACTOR = 1.6;
const MIN_WEEK = 20;
/** A shorter part of a task is not worth beginning. */
const MIN_PART = 45;
/** So many tasks fit into a week, beside the time in which others answer or paint dries. */
const TASKS_PER_WEEK = 4;
/** In a plan of so many weeks as the user asked for, each has at least so many. */
const MIN_TASKS = 3;

export interface GroupedItems {
  /** The items in the order of the weeks; sessions refer to their index. */
  readonly items: readonly ProjectItem[];
  readonly groups: readonly (readonly Session[])[];
}

/** Distributes items over weeks; those of the last days come in the last week. */
export function groupByWeek(
  items: readonly ProjectItem[],
  capacities: readonly number[],
  longest: number,
): GroupedItems {
  const weeks = capacities.length;
  const { head, tail } = weeks > 1 ? splitOffLastWeek(items) : { head: items, tail: [] };
  const early = split(head, longest);
  if (tail.length === 0 || early.length < weeks - 1) {
    return { items, groups: divide(split(items, longest), capacities) };
  }
  const last = tail.map((item, n): Session => ({ ...item, item: head.length + n }));
  return {
    items: [...head, ...tail],
    groups: [...divide(early, capacities.slice(0, -1)), last],
  };
}

/** Splits what is too long for a week, except what is done in one go, or would become too short. */
const split = (items: readonly ProjectItem[], longest: number) =>
  splitItems(
    items.map((item) =>
      item.whole || item.minutes < 2 * MIN_PART ? { ...item, minutes: Math.min(item.minutes, longest) } : item,
    ),
    longest,
    0,
  );

/** Where there is time to spare, the first weeks hold more, so that what has to be booked or ordered is not late. */
function divide(sessions: readonly Session[], capacities: readonly number[]): Session[][] {
  const total = sessions.reduce((sum, { minutes }) => sum + minutes, 0);
  const fill = total / capacities.reduce((sum, minutes) => sum + minutes, 0);
  const first = Math.min(FULL_SHARE, fill * EARLY_FACTOR);
  if (first <= fill || capacities.length < 3) return partition(sessions, capacities, SPLIT_MILESTONE);
  const slope = (2 * (first - fill)) / (capacities.length - 1);
  const shaped = capacities.map((minutes, week) => Math.max(MIN_WEEK, minutes * (first - slope * week)));
  return partition(sessions, shaped, SPLIT_MILESTONE);
}

/** The day itself and what follows, and what is done in the days before. */
function splitOffLastWeek(items: readonly ProjectItem[]): {
  head: readonly ProjectItem[];
  tail: readonly ProjectItem[];
} {
  const day = items.findIndex(({ fixed }) => fixed);
  const before = day === -1 ? items : items.slice(0, day);
  const late = before.filter((item) => item.late);
  const after = day === -1 ? [] : joinShort(items.slice(day), tasksPerWeek.max - 1);
  const eve = late.slice(Math.max(0, late.length - (tasksPerWeek.max - after.length)));
  const tail = [...eve, ...after];
  // What does not fit comes as late as possible.
  const head = before.filter((item) => !eve.includes(item)).toSorted((a, b) => Number(a.late) - Number(b.late));
  if (tail.length === 0) return { head: items, tail };
  while (tail.length < tasksPerWeek.min && head.length > tasksPerWeek.min) tail.unshift(head.pop()!);
  return { head, tail };
}

/** As many weeks as the work needs; more if the user asked for them, but none without enough to do. */
export function neededWeeks(
  items: readonly ProjectItem[],
  capacities: readonly number[],
  canEndEarly: boolean,
): readonly number[] {
  const total = items.reduce((sum, { minutes }) => sum + minutes, 0);
  const usual = capacities.toSorted((a, b) => a - b)[Math.floor(capacities.length / 2)]!;
  const byCount = Math.ceil(items.length / (canEndEarly ? TASKS_PER_WEEK : MIN_TASKS));
  return capacities.slice(0, Math.max(1, byCount, Math.ceil(total / (usual * FULL_SHARE))));
}
