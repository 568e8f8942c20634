import type { PlanBrief } from '#domain/assistant/brief.ts';
import type { TaskPattern } from '../goal-kind.ts';
import type { PersonalTask } from './personal-task.ts';
import { normalizeLine, quote } from '../user-text.ts';
import { remediesFor } from './remedies.ts';
import { lessonsFor } from './learning-styles.ts';

/** Tasks of a week that respond to the user's answers. */
export interface Extras {
  /** Placed before the tasks of the kind. */
  readonly opening: readonly PersonalTask[];
  /** Placed after the tasks of the kind. */
  readonly more: readonly PersonalTask[];
}

const openingTask: TaskPattern = {
  do: 'Begin where you stand, {start}: note what works already and what is missing',
  size: 1,
  upTo: 20,
};

/** The first week takes up the starting point. Remedies for obstacles and lessons are spread over the plan. */
export function extrasByWeek({ start, obstacles, learning }: PlanBrief, weeks: number): Extras[] {
  const remedies = distribute(remediesFor(normalizeLines(obstacles)), weeks, 0);
  const lessons = distribute(lessonsFor(normalizeLines(learning)), weeks, 0.5);
  return Array.from({ length: weeks }, (_, week) => ({
    opening: week === 0 && normalizeLine(start) ? [{ ...openingTask, values: { start: quote(start, 60) } }] : [],
    more: [...(remedies.get(week) ?? []), ...(lessons.get(week) ?? [])],
  }));
}

function normalizeLines(texts: readonly string[]): string[] {
  return texts.map(normalizeLine).filter(Boolean);
}

/**
 * Distributes tasks at most one per week and in about every other week, or more often if needed to show each list at least
 * once. `shift` offsets them within their intervals. The last week is reserved for the finish if there are enough weeks.
 */
function distribute(
  lists: readonly (readonly PersonalTask[])[],
  weeks: number,
  shift: number,
): Map<number, PersonalTask[]> {
  const ranked = lists.flatMap((list, n) => list.map((task, round) => ({ task, rank: round * lists.length + n })));
  const tasks = ranked.toSorted((a, b) => a.rank - b.rank).map(({ task }) => task);
  const availableWeeks = weeks > lists.length && weeks > 1 ? weeks - 1 : weeks;
  const count = Math.min(availableWeeks, tasks.length, Math.max(lists.length, Math.ceil(availableWeeks / 2)));
  return new Map(tasks.slice(0, count).map((task, n) => [Math.floor(((n + shift) * availableWeeks) / count), [task]]));
}
