import { withoutSize } from '#domain/plan/task-minutes.ts';
import type { FoundGoal } from './read-plan.ts';

interface WithoutRepeats {
  readonly goals: readonly FoundGoal[];
  readonly leftOut: readonly string[];
  readonly changes: readonly string[];
}

const SAME_SHARE = 0.5;

/**
 * A reply that starts over writes a week again: the second one counts. Weeks with other tasks follow on, because the phases of a
 * plan may count their own weeks, unless there are more than `maxWeeks` then.
 */
export function replaceRepeatedWeeks(found: readonly FoundGoal[], maxWeeks: number): WithoutRepeats {
  const isAlways = countWeeks(found) > maxWeeks && countWeeks(replace(found, isRepeated).goals) > maxWeeks;
  return replace(found, isAlways ? () => true : isRepeated);
}

const countWeeks = (goals: readonly FoundGoal[]) => goals.filter(({ period }) => period?.unit === 'week').length;

function replace(found: readonly FoundGoal[], isSame: (before: FoundGoal, goal: FoundGoal) => boolean): WithoutRepeats {
  const goals: FoundGoal[] = [];
  const places = new Map<number, number>();
  const replaced = new Set<number>();
  const leftOut: string[] = [];
  for (const goal of found) {
    const week = goal.period?.unit === 'week' ? goal.period.first : undefined;
    const place = week === undefined ? undefined : places.get(week);
    if (place !== undefined && isSame(goals[place]!, goal)) {
      const kept = new Set(goal.tasks.map(({ title }) => toKey(title)));
      leftOut.push(...goals[place]!.tasks.flatMap(({ title }) => (kept.has(toKey(title)) ? [] : [title])));
      goals[place] = goal;
      replaced.add(week!);
    } else {
      if (week !== undefined) places.set(week, goals.length);
      goals.push(goal);
    }
  }
  return {
    goals,
    leftOut,
    changes: [...replaced].map((week) => `Week ${week} is in the text more than once. The last one counts.`),
  };
}

function isRepeated(before: FoundGoal, goal: FoundGoal): boolean {
  const smaller = Math.min(before.tasks.length, goal.tasks.length);
  if (smaller === 0) return before.title === goal.title;
  const tasks = new Set(before.tasks.map(({ title }) => toKey(title)));
  return goal.tasks.filter(({ title }) => tasks.has(toKey(title))).length >= SAME_SHARE * smaller;
}

const toKey = (title: string) =>
  withoutSize(title)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
