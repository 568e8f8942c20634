import type { PlanSchedule } from '#contract/schema/plan-schedule.ts';
import { weekStartForInstant } from '#domain/calendar/calendar.ts';
import type { PlanDates } from '#domain/plan/schedule/plan-dates.ts';

/** Undefined for a plan that was not started. */
export function toPlanDates(
  { status, startWeek, pauses, pausedFrom, finishedAt }: PlanSchedule,
  timeZone: string,
): PlanDates | undefined {
  if (startWeek === null) return undefined;
  const stopped =
    status === 'finished'
      ? ({ in: weekStartForInstant(Date.parse(finishedAt!), timeZone), by: 'finish' } as const)
      : status === 'paused'
        ? ({ in: pausedFrom!, by: 'pause' } as const)
        : undefined;
  return { startWeek, pauses, stopped };
}
