import { weekdays } from '#domain/assistant/facts.ts';
import type { PlanWeek } from '#domain/assistant/plan-weeks.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import type { PlanInput } from '../plan-input.ts';

/** The share of the time that is planned; the rest is for what comes up. */
const plannedShare = { light: 0.75, medium: 0.9, strong: 1 } as const;

/** A week with this many days has all its hours. */
const FULL_WEEK_DAYS = 5;
/** Even a week without any of the user's days has a little. */
const MIN_SHARE = 0.25;

export const hoursOf = ({ weeklyMinutes }: PlanInput) => Math.max(1, Math.round(weeklyMinutes / 60));

/** How many minutes each week should hold. Weeks cut off by the start or the deadline hold less. */
export function weekCapacities(input: PlanInput): number[] {
  const minutes = Math.min(input.weeklyMinutes * plannedShare[input.effort], hoursOf(input) * 60);
  // 'Six hours altogether' are six, however the days fall.
  const shareOfWeek = (week: PlanWeek) =>
    input.facts.totalMinutes === null ? Math.max(MIN_SHARE, shareOf(week, input)) : 1;
  return input.weeks.map((week) => Math.max(15, Math.floor(minutes * shareOfWeek(week))));
}

function shareOf(week: PlanWeek, { facts }: PlanInput): number {
  const days = daysOf(week);
  if (facts.days.length === 0) return Math.min(1, days.length / FULL_WEEK_DAYS);
  return days.filter((day) => facts.days.includes(weekdayOf(day))).length / facts.days.length;
}

/** How many days each week has on which the user has time. */
export const openDays = ({ weeks, facts }: PlanInput) =>
  weeks.map((week) => {
    const days = daysOf(week).map(weekdayOf);
    const open = facts.days.length === 0 ? days : days.filter((day) => facts.days.includes(day));
    return Math.max(1, open.length);
  });

export function daysOf({ from, to }: PlanWeek): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

export const weekdayOf = (day: string) => weekdays[(new Date(day).getUTCDay() + 6) % 7]!;
