import type { PlanSchedule } from '#contract/schema/plan-schedule.ts';
import { addDays, toDay } from '#domain/calendar/calendar.ts';
import { formatNearDate, formatDayOfYear, formatShortDay } from '#domain/calendar/format-date.ts';
import { formatDayRange } from '#domain/calendar/format-day-range.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';
import { currentPlanWeek, mondayOfPlanWeek, type PlanDates } from '#domain/plan/schedule/plan-dates.ts';
import { toPlanDates } from './to-plan-dates.ts';

/** What the current week and the dates of a plan depend on. */
export interface WeekContext {
  readonly currentWeek: string;
  readonly today: string;
  readonly timeZone: string;
  readonly formats: Formats;
}

/** 'Week 3 of 8', 'Starts 23 Nov', 'Paused' or 'Finished on 14 March'; undefined for a plan that was not started. */
export function scheduleLabel(schedule: PlanSchedule, context: WeekContext): string | undefined {
  const { currentWeek, today, timeZone, formats } = context;
  const dates = toPlanDates(schedule, timeZone);
  if (!dates) return undefined;
  if (schedule.status === 'paused') return 'Paused';
  if (schedule.status === 'finished') return finishedLabel(schedule.finishedAt!, context);
  if (dates.startWeek > currentWeek) {
    const isSameYear = dates.startWeek.slice(0, 4) === today.slice(0, 4);
    return `Starts ${(isSameYear ? formatDayOfYear : formatShortDay)(dates.startWeek, formats)}`;
  }
  return weekOfLabel(currentPlanWeek(dates, currentWeek), schedule.lastWeek);
}

export function finishedLabel(finishedAt: string, { today, timeZone, formats }: WeekContext): string {
  return `Finished on ${formatNearDate(toDay(Date.parse(finishedAt), timeZone), today, formats)}`;
}

/** 'Week 3 of 8'; without the number of weeks if there is none, or if they are over. */
export function weekOfLabel(week: number, lastWeek: number | null): string {
  return lastWeek === null || week > lastWeek ? `Week ${week}` : `Week ${week} of ${lastWeek}`;
}

/** 'Week 3 · 16–22 Nov', or 'Week 3' if the dates are not known. */
export function planWeekLabel(week: number, dates: PlanDates | undefined, formats: Formats): string {
  const monday = dates && mondayOfPlanWeek(dates, week);
  return monday === undefined
    ? `Week ${week}`
    : `Week ${week} · ${formatDayRange(monday, addDays(monday, 6), formats)}`;
}
