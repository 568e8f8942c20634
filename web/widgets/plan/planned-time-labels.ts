import { formatDuration } from '#domain/duration/format-duration.ts';
import { formatTracked } from '#domain/duration/format-tracked.ts';
import { isZero, type PlannedTime } from '#domain/plan/planned-time.ts';

/** '6 h', '1 h a week' or '6 h plus 1 h a week' */
export function formatPlannedTime({ minutes, weeklyMinutes }: PlannedTime): string {
  const parts = [
    minutes > 0 && formatDuration(minutes),
    weeklyMinutes > 0 && `${formatDuration(weeklyMinutes)} a week`,
  ];
  return parts.filter(Boolean).join(' plus ');
}

/** '3 h 20 min of 6 h tracked', '6 h planned' or '3 h 20 min tracked'; undefined without either. */
export function formatTrackedTime(trackedSec: number, planned: PlannedTime): string | undefined {
  if (trackedSec < 60) return isZero(planned) ? undefined : `${formatPlannedTime(planned)} planned`;
  // Tasks that repeat without an end have no total to compare with.
  if (planned.weeklyMinutes > 0) return `${formatTracked(trackedSec, 0)}, ${formatPlannedTime(planned)} planned`;
  return formatTracked(trackedSec, planned.minutes);
}
