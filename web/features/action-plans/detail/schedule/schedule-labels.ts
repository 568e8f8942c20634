import type { PlanSchedule } from '#contract/schema/plan-schedule.ts';
import { formatNearDate } from '#domain/calendar/format-date.ts';
import { weeksBetween } from '#domain/plan/schedule/plan-calendar.ts';
import {
  currentPlanWeek,
  pausedSince,
  type PlanDates,
  plannedEnd,
  type PlanSegment,
} from '#domain/plan/schedule/plan-dates.ts';
import { finishedLabel, planWeekLabel, type WeekContext, weekOfLabel } from '#web/widgets/plan/schedule-labels.ts';

/** 'Week 3 of 8 · 16–22 Nov', 'Starts on 23 November' or 'Paused since the week of 16 November' */
export function scheduleHeading(schedule: PlanSchedule, dates: PlanDates, context: WeekContext): string {
  const { currentWeek, today, formats } = context;
  if (schedule.status === 'finished') return finishedLabel(schedule.finishedAt!, context);
  if (schedule.status === 'paused') {
    const since = pausedSince(dates, schedule.pausedFrom!);
    return since > currentWeek
      ? 'Paused before its start'
      : `Paused since the week of ${formatNearDate(since, today, formats)}`;
  }
  if (dates.startWeek > currentWeek) return `Starts on ${formatNearDate(dates.startWeek, today, formats)}`;
  const week = currentPlanWeek(dates, currentWeek);
  const [, days] = planWeekLabel(week, dates, formats).split(' · ');
  // The dot stays on the first line if the dates do not fit.
  return `${weekOfLabel(week, schedule.lastWeek)}\u00a0· ${days}`;
}

/** 'Planned end: 27 December', how long ago it was, or where a paused plan continues. */
export function scheduleDetail(
  { status, lastWeek }: PlanSchedule,
  dates: PlanDates,
  { currentWeek, today, formats }: WeekContext,
): string | undefined {
  const week = currentPlanWeek(dates, currentWeek);
  if (status === 'paused') return week < 1 ? undefined : `It continues with week ${week} when you resume it.`;
  if (status !== 'running' || lastWeek === null) return undefined;
  const end = plannedEnd(dates, lastWeek)!;
  if (week <= lastWeek) return `Planned end: ${formatNearDate(end, today, formats)}`;
  return `Its last week, week ${lastWeek}, ended on ${formatNearDate(end, today, formats)}.`;
}

/** The weeks in words: 'Week 3 of 8: 2 over, 5 ahead. Paused for 2 weeks before week 3.' */
export function describeSegments(segments: readonly PlanSegment[]): string {
  const weeks = segments.filter((segment) => segment.type === 'week');
  const count = (when: 'over' | 'ahead') => weeks.filter((week) => week.when === when).length;
  const current = weeks.find(({ when }) => when === 'current');
  const position = current ? `Week ${current.week} of ${weeks.length}: ` : `${formatWeeks(weeks.length)}: `;
  const [over, ahead] = [count('over'), count('ahead')];
  const pauses = segments.flatMap((segment) =>
    segment.type === 'pause' ? [` Paused for ${formatWeeks(segment.weeks)} before week ${segment.beforeWeek}.`] : [],
  );
  return `${position}${over} over, ${ahead} ahead.${pauses.join('')}`;
}

export function formatWeeks(count: number): string {
  return count === 1 ? '1 week' : `${count} weeks`;
}

/** How many weeks a day lies after another one, rounded. */
export function weeksAfter(day: string, other: string): number {
  return weeksBetween(other, day);
}
