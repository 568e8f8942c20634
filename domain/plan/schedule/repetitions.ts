import { addDays, weekStartForDay } from '../../calendar/calendar.ts';
import type { TaskWeeks } from './task-weeks.ts';
import { type PlanCalendar, planWeekIn } from './plan-calendar.ts';

/** How often a task was done in a week. */
export function countTicks(ticks: readonly string[], weekStart: string): number {
  const end = addDays(weekStart, 7);
  return ticks.filter((day) => day >= weekStart && day < end).length;
}

/** How often a task is still to be done in a week. */
export function repetitionsLeft(timesPerWeek: number, done: number): number {
  return Math.max(0, timesPerWeek - done);
}

interface Repetitions {
  readonly timesPerWeek: number;
  /** The days on which it was done. */
  readonly ticks: readonly string[];
}

/**
 * Whether a repeating task has been done as often as it repeats: since the beginning of its last week, or in all of its weeks together.
 * Without a last week, it goes on until the user completes it. `calendar` is undefined for a plan that has not been started.
 */
export function isDoneByTicks(
  { timesPerWeek, ticks }: Repetitions,
  { week, untilWeek }: TaskWeeks,
  calendar: PlanCalendar | undefined,
): boolean {
  if (untilWeek === null) return false;
  if (ticks.length >= timesPerWeek * (untilWeek - (week ?? 1) + 1)) return true;
  if (!calendar) return false;
  const late = ticks.filter((day) => planWeekIn(calendar, weekStartForDay(day)) >= untilWeek);
  return late.length >= timesPerWeek;
}
