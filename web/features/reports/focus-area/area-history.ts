import type { FocusAreaHistoryWeek } from '#contract/reports/reports.ts';
import { toCategoryClass } from '#domain/focus-area/focus-area.ts';
import { type ProgressColor, targetProgress } from '#domain/progress/progress.ts';
import { smoothExponentially } from '#domain/rating/smoothing.ts';

/** Without a target, completion has no meaning. */
export function hasTarget({ goalMin, isResting }: FocusAreaHistoryWeek): boolean {
  return goalMin > 0 && !isResting;
}

export function isEmptyWeek({ goalMin, trackedMin }: FocusAreaHistoryWeek): boolean {
  return goalMin === 0 && trackedMin === 0;
}

/** Completion per week and its smoothed trend, which excludes the unfinished current week. */
export function completionSeries(history: readonly FocusAreaHistoryWeek[], currentWeek: string) {
  const completion = history.map((week) => (hasTarget(week) ? week.completionPercentage : null));
  const isCurrent = (index: number) => history[index]!.weekStart === currentWeek;
  const trend = smoothExponentially(completion.map((value, index) => (isCurrent(index) ? null : value)));
  return { completion, trend: trend.map((value, index) => (isCurrent(index) ? null : value)) };
}

/** Counts finished weeks by progress colour, using the class the area had in each week. */
export function countWeeksByColor(
  history: readonly FocusAreaHistoryWeek[],
  currentWeek: string,
): Readonly<Record<ProgressColor, number>> {
  const counts = { green: 0, yellow: 0, red: 0 };
  for (const week of history) {
    if (!hasTarget(week) || week.weekStart === currentWeek) continue;
    counts[targetProgress(week.trackedMin * 60, week.goalMin, toCategoryClass(week.focusAreaClass), 'reports').color]++;
  }
  return counts;
}
