import type { CategoryClass } from './focus-area.ts';

export type ProgressColor = 'red' | 'yellow' | 'green';

export interface Progress {
  /** Of the bar, which is full at 100. */
  readonly percent: number;
  readonly color: ProgressColor;
}

/** From here on a target counts as met: timers ask for more than reports, which look back. */
const MET_PERCENT = { timers: 90, reports: 80 } as const;
export type ShownIn = keyof typeof MET_PERCENT;

/** How much of a week's target is tracked, in percent, be it more than all; of no target, anything is all of it. */
export function completionOf(trackedSec: number, plannedMin: number): number {
  return plannedMin > 0 ? (trackedSec / (plannedMin * 60)) * 100 : trackedSec > 0 ? 100 : 0;
}

/** The same for a bar. Of entertainment, little is good. */
export function progressOf(
  trackedSec: number,
  plannedMin: number,
  categoryClass: CategoryClass,
  shownIn: ShownIn = 'timers',
): Progress {
  const percent = completionOf(trackedSec, plannedMin);
  return { percent: Math.min(100, percent), color: colorOf(percent, categoryClass, MET_PERCENT[shownIn]) };
}

function colorOf(percent: number, categoryClass: CategoryClass, metPercent: number): ProgressColor {
  if (categoryClass === 'Entertainment') return percent < 50 ? 'green' : percent < 80 ? 'yellow' : 'red';
  return percent < 50 ? 'red' : percent < metPercent ? 'yellow' : 'green';
}
