import type { CategoryClass } from '../focus-area/focus-area.ts';

export type ProgressColor = 'red' | 'yellow' | 'green';

export interface Progress {
  /** How much of the bar is filled, at most 100. */
  readonly percent: number;
  readonly color: ProgressColor;
}

/** The percentage at which a target counts as met. Timers are stricter than reports, which look back. */
const MET_PERCENT = { timers: 90, reports: 80 } as const;
export type ProgressContext = keyof typeof MET_PERCENT;

/** Tracked time as a percentage of a week's target, possibly above 100. Without a target, any time counts as 100. */
export function completionPercent(trackedSec: number, plannedMin: number): number {
  return plannedMin > 0 ? (trackedSec / (plannedMin * 60)) * 100 : trackedSec > 0 ? 100 : 0;
}

/** The progress bar of a target. For entertainment the target is a limit, so less is better. */
export function targetProgress(
  trackedSec: number,
  plannedMin: number,
  categoryClass: CategoryClass,
  shownIn: ProgressContext = 'timers',
): Progress {
  const percent = completionPercent(trackedSec, plannedMin);
  return { percent: Math.min(100, percent), color: progressColor(percent, categoryClass, MET_PERCENT[shownIn]) };
}

function progressColor(percent: number, categoryClass: CategoryClass, metPercent: number): ProgressColor {
  if (categoryClass === 'Entertainment') return percent < 50 ? 'green' : percent < 80 ? 'yellow' : 'red';
  return percent < 50 ? 'red' : percent < metPercent ? 'yellow' : 'green';
}
