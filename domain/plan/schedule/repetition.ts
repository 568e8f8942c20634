import { addDays } from '../../calendar/calendar.ts';

interface RepeatingTask {
  readonly timesPerWeek: number | null;
  readonly week: number | null;
  readonly untilWeek: number | null;
  /** The days on which it was done. */
  readonly ticks: readonly string[];
}

/** How often a task was done in a week. */
export function countTicks(ticks: readonly string[], weekStart: string): number {
  const end = addDays(weekStart, 7);
  return ticks.filter((day) => day >= weekStart && day < end).length;
}

/** Whether a task was done as often as it repeats. A task without a last week goes on until the user completes it. */
export function isDoneByTicks({ timesPerWeek, week, untilWeek, ticks }: RepeatingTask): boolean {
  if (timesPerWeek === null || untilWeek === null) return false;
  return ticks.length >= timesPerWeek * (untilWeek - (week ?? untilWeek) + 1);
}
