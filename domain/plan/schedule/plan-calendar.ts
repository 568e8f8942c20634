import { addDays } from '../../calendar/calendar.ts';

/** The Mondays from which, and up to but not including which, a plan was paused. */
export interface PlanPause {
  readonly from: string;
  readonly to: string;
}

/** Maps the weeks of a plan, counted from 1, to those of the calendar. */
export interface PlanCalendar {
  readonly startWeek: string;
  /** Ascending, without overlaps. */
  readonly pauses: readonly PlanPause[];
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Mondays are compared as UTC dates, so clock changes do not matter. */
export function weeksBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / WEEK_MS);
}

/** The week of the plan in a calendar week; 0 or less before the plan starts. In a pause, the week that it interrupted. */
export function planWeekIn({ startWeek, pauses }: PlanCalendar, week: string): number {
  const paused = pauses
    .filter(({ from }) => from < week)
    .reduce((sum, { from, to }) => sum + weeksBetween(from, to < week ? to : week), 0);
  return weeksBetween(startWeek, week) + 1 - paused;
}

/** The Monday of a week of the plan. A week that a pause interrupted counts from the end of the pause. */
export function calendarWeekOf({ startWeek, pauses }: PlanCalendar, planWeek: number): string {
  let week = addDays(startWeek, 7 * (planWeek - 1));
  for (const { from, to } of pauses) {
    if (from <= week) week = addDays(week, 7 * weeksBetween(from, to));
  }
  return week;
}

/** Ends a pause in the week `to`. A pause that ends in the week in which it began leaves no gap. */
export function addPause(pauses: readonly PlanPause[], from: string, to: string): PlanPause[] {
  if (to <= from) return [...pauses];
  const last = pauses.at(-1);
  // With a clock that was set back, it can also end before the last one did.
  if (last && last.to >= from) return [...pauses.slice(0, -1), { from: last.from, to: to < last.to ? last.to : to }];
  return [...pauses, { from, to }];
}

interface StoredSchedule {
  readonly startWeek: string | null;
  readonly pauses: readonly PlanPause[];
  readonly pausedFrom: string | null;
}

/** Undefined for a plan that was not started. A plan that is paused continues in the current week. */
export function currentCalendar(schedule: StoredSchedule, currentWeek: string): PlanCalendar | undefined {
  const { startWeek, pauses, pausedFrom } = schedule;
  if (startWeek === null) return undefined;
  return { startWeek, pauses: pausedFrom === null ? pauses : addPause(pauses, pausedFrom, currentWeek) };
}

/** The last week that has a goal or a task, or the number of weeks of the plan if that is more. Null without any weeks. */
export function lastPlanWeek(weeks: number | null, usedWeeks: readonly (number | null)[]): number | null {
  const last = usedWeeks.reduce<number>((max, week) => Math.max(max, week ?? 0), weeks ?? 0);
  return last === 0 ? null : last;
}
