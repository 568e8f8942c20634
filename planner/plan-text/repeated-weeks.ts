import { withoutSize } from '#domain/plan/task-minutes.ts';
import type { Repairs } from './arrangement.ts';
import type { FoundGoal } from './read-plan.ts';

const SAME_SHARE = 0.5;

/**
 * A reply that starts over writes a week again, and the second one counts. Weeks with other tasks are added, because
 * each phase may count its weeks from 1, unless that makes more than `maxWeeks`.
 */
export function replaceRepeatedWeeks(found: readonly FoundGoal[], maxWeeks: number, repairs: Repairs): FoundGoal[] {
  const same = replaceWeeks(found, isRepeated);
  const isTooLong = same.goals.filter(({ period }) => period?.unit === 'week').length > maxWeeks;
  const { goals, leftOut, weeks } = isTooLong ? replaceWeeks(found, () => true) : same;
  for (const title of leftOut) repairs.leftOut.push(title);
  for (const week of weeks) repairs.changes.push(`Week ${week} is in the text more than once. The last one counts.`);
  return goals;
}

function replaceWeeks(found: readonly FoundGoal[], isSame: (before: FoundGoal, goal: FoundGoal) => boolean) {
  const goals: FoundGoal[] = [];
  const places = new Map<number, number>();
  const weeks = new Set<number>();
  const leftOut: string[] = [];
  for (const goal of found) {
    const week = goal.period?.unit === 'week' ? goal.period.first : undefined;
    const place = week === undefined ? undefined : places.get(week);
    if (place !== undefined && isSame(goals[place]!, goal)) {
      leftOut.push(...listDropped([goals[place]!], [goal]));
      goals[place] = goal;
      weeks.add(week!);
    } else {
      if (week !== undefined) places.set(week, goals.length);
      goals.push(goal);
    }
  }
  return { goals, leftOut, weeks };
}

/** The tasks that are no longer there. */
export function listDropped(before: readonly FoundGoal[], after: readonly FoundGoal[]): string[] {
  const kept = new Set(after.flatMap((goal) => [...toKeys(goal)]));
  return before.flatMap(({ tasks }) => tasks.map(({ title }) => title).filter((title) => !kept.has(toKey(title))));
}

function isRepeated(before: FoundGoal, goal: FoundGoal): boolean {
  const smaller = Math.min(before.tasks.length, goal.tasks.length);
  if (smaller === 0) return before.title === goal.title;
  const tasks = toKeys(before);
  return goal.tasks.filter(({ title }) => tasks.has(toKey(title))).length >= SAME_SHARE * smaller;
}

const toKey = (title: string) =>
  withoutSize(title)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
const toKeys = ({ tasks }: FoundGoal) => new Set(tasks.map(({ title }) => toKey(title)));
