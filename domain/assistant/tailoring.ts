import type { PlanBrief } from './brief.ts';
import type { TaskPattern } from './goal-kind.ts';
import type { OwnTask } from './own-task.ts';
import { inOneLine, quoted } from './own-words.ts';
import { remediesFor } from './remedies.ts';
import { lessonsFor } from './ways-of-learning.ts';

/** What the user's own words bring into a week. */
export interface Extras {
  /** Before the kind's. */
  readonly opening: readonly OwnTask[];
  /** After them. */
  readonly more: readonly OwnTask[];
}

const opening: TaskPattern = {
  do: 'Begin where you stand, {start}: note what works already and what is missing',
  size: 1,
  upTo: 20,
};

/** Week by week: first where the user stands, then in turns what helps against obstacles and what suits a way of learning. */
export function extrasByWeek({ start, obstacles, learning }: PlanBrief, weeks: number): Extras[] {
  const against = spread(remediesFor(lines(obstacles)), weeks, 0);
  const by = spread(lessonsFor(lines(learning)), weeks, 0.5);
  return Array.from({ length: weeks }, (_, week) => ({
    opening: week === 0 && inOneLine(start) ? [{ ...opening, words: { start: quoted(start, 60) } }] : [],
    more: [...(against.get(week) ?? []), ...(by.get(week) ?? [])],
  }));
}

function lines(texts: readonly string[]): string[] {
  return texts.map(inOneLine).filter(Boolean);
}

/**
 * One task a week at most, in every other week, but sooner where that is needed to let each list be seen once. The last
 * week belongs to the finish.
 */
function spread(lists: readonly (readonly OwnTask[])[], weeks: number, shift: number): Map<number, OwnTask[]> {
  const inTurns = lists.flatMap((list, n) => list.map((task, round) => ({ task, turn: round * lists.length + n })));
  const tasks = inTurns.toSorted((a, b) => a.turn - b.turn).map(({ task }) => task);
  const room = weeks > lists.length && weeks > 1 ? weeks - 1 : weeks;
  const shown = Math.min(room, tasks.length, Math.max(lists.length, Math.ceil(room / 2)));
  return new Map(tasks.slice(0, shown).map((task, n) => [Math.floor(((n + shift) * room) / shown), [task]]));
}
