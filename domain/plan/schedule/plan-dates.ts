import { addDays } from '../../calendar/calendar.ts';
import { addPause, calendarWeekOf, type PlanCalendar, planWeekIn, weeksBetween } from './plan-calendar.ts';

/** The calendar of a plan that was started, and the Monday of the week in which it was paused or finished, if it was. */
export interface PlanDates extends PlanCalendar {
  readonly stopped: { readonly in: string; readonly by: 'pause' | 'finish' } | undefined;
}

/** The week that is running, or that a pause or the finish interrupted; 0 or less before the plan starts. */
export function currentPlanWeek(dates: PlanDates, currentWeek: string): number {
  return planWeekIn(dates, dates.stopped?.in ?? currentWeek);
}

/** The Monday of a week of the plan; undefined if it depends on when the plan is resumed. */
export function mondayOfPlanWeek(dates: PlanDates, planWeek: number): string | undefined {
  const monday = calendarWeekOf(dates, planWeek);
  const { stopped } = dates;
  if (!stopped || monday < stopped.in) return monday;
  return stopped.by === 'finish' && monday === stopped.in ? monday : undefined;
}

/** The Sunday of the last week; undefined if it depends on when the plan is resumed. */
export function plannedEnd(dates: PlanDates, lastWeek: number): string | undefined {
  const monday = mondayOfPlanWeek(dates, lastWeek);
  return monday === undefined ? undefined : addDays(monday, 6);
}

/** The Monday from which a plan has been paused. A pause that continues an earlier one, after an undone resume, counts as one. */
export function pausedSince({ pauses }: PlanCalendar, pausedFrom: string): string {
  const last = pauses.at(-1);
  return last?.to === pausedFrom ? last.from : pausedFrom;
}

export type PlanSegment =
  | { readonly type: 'week'; readonly week: number; readonly when: 'over' | 'current' | 'ahead' }
  | { readonly type: 'pause'; readonly weeks: number; readonly beforeWeek: number };

/** The weeks of a plan with the pauses between them, up to this week. The week that a pause interrupted follows it. */
export function listPlanSegments(dates: PlanDates, lastWeek: number, currentWeek: string): PlanSegment[] {
  const current = currentPlanWeek(dates, currentWeek);
  const { startWeek, stopped } = dates;
  const pauses = stopped?.by === 'pause' ? addPause(dates.pauses, stopped.in, currentWeek) : dates.pauses;
  const mondayOf = (week: number) => calendarWeekOf({ startWeek, pauses }, week);
  return Array.from({ length: lastWeek }, (_, n) => n + 1).flatMap((week): PlanSegment[] => {
    const isOver = week < current || (week === current && stopped?.by === 'finish');
    const when = isOver ? 'over' : week === current ? 'current' : 'ahead';
    const before = week === 1 ? startWeek : addDays(mondayOf(week - 1), 7);
    const pausedWeeks = weeksBetween(before, mondayOf(week));
    const segment: PlanSegment = { type: 'week', week, when };
    return pausedWeeks > 0 ? [{ type: 'pause', weeks: pausedWeeks, beforeWeek: week }, segment] : [segment];
  });
}
