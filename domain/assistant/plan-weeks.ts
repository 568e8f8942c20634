import { addDays, weekStartForDay } from '../calendar/calendar.ts';
import { limits } from '../limits.ts';

/** The days of one week of a plan, both included. */
export interface PlanWeek {
  readonly from: string;
  readonly to: string;
}

/** Monday, Tuesday and Wednesday leave enough of the week to begin. */
const LAST_START_DAY = 2;
/** Fewer days than this before the deadline do not make a week. */
const MIN_LAST_DAYS = 3;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The first day of a plan: today, or the next Monday if most of the week has passed and the deadline allows it. */
export function planStart(today: string, deadline: string | null): string {
  const monday = weekStartForDay(today);
  const next = addDays(monday, 7);
  if (daysBetween(monday, today) <= LAST_START_DAY) return today;
  return deadline !== null && deadline < addDays(next, 6) ? today : next;
}

/** How many weeks there are until the deadline, which is the last day to work on; at least one. */
export function countWeeksUntil(start: string, deadline: string): number {
  const days = Math.max(0, daysBetween(weekStartForDay(start), deadline));
  const weeks = Math.floor(days / 7) + 1;
  const isShort = (days % 7) + 1 < MIN_LAST_DAYS;
  return Math.min(Math.max(1, isShort ? weeks - 1 : weeks), limits.planWeeks);
}

/** `count` weeks, of which only the first may begin after Monday. */
export function planWeeks(start: string, count: number): PlanWeek[] {
  const monday = weekStartForDay(start);
  return Array.from({ length: count }, (_, n) => ({
    from: n === 0 ? start : addDays(monday, 7 * n),
    to: addDays(monday, 7 * n + 6),
  }));
}
