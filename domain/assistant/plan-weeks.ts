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
  return deadline !== null && deadline < addDays(next, 7) ? today : next;
}

/** The weeks that end before the deadline, at least one. */
export function weeksUntil(start: string, deadline: string): PlanWeek[] {
  const lastDay = addDays(deadline, -1);
  const weeks: PlanWeek[] = [];
  for (let from = start; from <= lastDay && weeks.length < limits.planWeeks; from = addDays(weekStartForDay(from), 7)) {
    const sunday = addDays(weekStartForDay(from), 6);
    const to = sunday < lastDay ? sunday : lastDay;
    if (weeks.length === 0 || daysBetween(from, to) + 1 >= MIN_LAST_DAYS) weeks.push({ from, to });
  }
  return weeks.length > 0 ? weeks : [{ from: start, to: start }];
}

/** `count` weeks, the last of which ends before the deadline if there is one. */
export function planWeeks(start: string, count: number, deadline: string | null): PlanWeek[] {
  if (deadline !== null) return weeksUntil(start, deadline).slice(0, count);
  const monday = weekStartForDay(start);
  return Array.from({ length: count }, (_, n) => ({
    from: n === 0 ? start : addDays(monday, 7 * n),
    to: addDays(monday, 7 * n + 6),
  }));
}
