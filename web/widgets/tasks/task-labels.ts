import type { Task } from '#contract/goals/tasks.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';
import { formatDuration, formatElapsed } from '#domain/duration/format-duration.ts';
import type { PlanDates } from '#domain/plan/schedule/plan-dates.ts';
import { planWeekLabel } from '#web/widgets/plan/schedule-labels.ts';

/**
 * '45 min', '20 min of 45 min', '20 min tracked' or '20 min each time'; undefined without a size or tracked time. While
 * a timer runs, the tracked time shows from its first second.
 */
export function formatEffort(
  { estimatedMinutes, timesPerWeek, trackedSec }: Pick<Task, 'estimatedMinutes' | 'timesPerWeek' | 'trackedSec'>,
  isRunning = false,
): string | undefined {
  const size = estimatedMinutes === null ? undefined : formatDuration(estimatedMinutes);
  const tracked = trackedSec === 0 && !isRunning ? undefined : formatElapsed(trackedSec * 1000);
  if (timesPerWeek !== null) {
    // The time is the sum of all times, so it cannot be compared with the size.
    return [size && `${size} each time`, tracked && `${tracked} tracked`].filter(Boolean).join(', ') || undefined;
  }
  if (!tracked) return size;
  return size ? `${tracked} of ${size}` : `${tracked} tracked`;
}

/** '2 of 3 this week' */
export function formatTicks(count: number, timesPerWeek: number): string {
  return `${count} of ${timesPerWeek} this week`;
}

/**
 * The week of its own that a task has: 'Week 3 · 23–29 Nov', or 'Weeks 3 to 6' and 'Week 3 onwards' if it repeats. Without one, a task
 * has the week of its goal, so there is nothing to say.
 */
export function formatTaskWeeks(
  { week, untilWeek, timesPerWeek }: Task,
  weekOfGoal: number | null,
  dates: PlanDates | undefined,
  formats: Formats,
): string | undefined {
  if (week === null) {
    const hasEnd = weekOfGoal === null && timesPerWeek !== null && untilWeek !== null;
    return hasEnd ? `Until week ${untilWeek}` : undefined;
  }
  if (timesPerWeek === null || untilWeek === week) return planWeekLabel(week, dates, formats);
  return untilWeek === null ? `Week ${week} onwards` : `Weeks ${week} to ${untilWeek}`;
}
