import type { FocusAreaInWeek } from '#contract/reports.ts';
import { categoryClassOf } from '#domain/focus-area.ts';
import { type ProgressColor, progressOf } from '#domain/progress.ts';
import { smoothed } from '#domain/smoothing.ts';

/** Whether the week asked anything of the focus area: only then it is more or less than enough. */
export function isAskedFor({ goalMin, isResting }: FocusAreaInWeek): boolean {
  return goalMin > 0 && !isResting;
}

export function isEmptyWeek({ goalMin, trackedMin }: FocusAreaInWeek): boolean {
  return goalMin === 0 && trackedMin === 0;
}

/** How much of the target was tracked, and where that leads: a week that still runs says nothing about that yet. */
export function completionSeries(history: readonly FocusAreaInWeek[], currentWeek: string) {
  const completion = history.map((week) => (isAskedFor(week) ? week.completionPercentage : null));
  const isNow = (index: number) => history[index]!.weekStart === currentWeek;
  const trend = smoothed(completion.map((value, index) => (isNow(index) ? null : value)));
  return { completion, trend: trend.map((value, index) => (isNow(index) ? null : value)) };
}

/** How many weeks that are over were as good as each colour says, by what the area was then. */
export function weeksByColor(
  history: readonly FocusAreaInWeek[],
  currentWeek: string,
): Readonly<Record<ProgressColor, number>> {
  const counts = { green: 0, yellow: 0, red: 0 };
  for (const week of history) {
    if (!isAskedFor(week) || week.weekStart === currentWeek) continue;
    counts[progressOf(week.trackedMin * 60, week.goalMin, categoryClassOf(week.focusAreaClass), 'reports').color]++;
  }
  return counts;
}
