import type { CategoryClass } from './focus-area.ts';
import { paceState } from './pace.ts';

export type ProgressColor = 'red' | 'yellow' | 'green';

/** 'running' for a target that is not reached only because its week is not over. */
export type ProgressSoFarColor = ProgressColor | 'running';

export interface Progress<Color = ProgressColor> {
  /** Of the bar, which is full at 100. */
  readonly percent: number;
  readonly color: Color;
}

/** From here on a target counts as met: timers ask for more than reports, which look back. */
const MET_PERCENT = { timers: 90, reports: 80 } as const;

/** How much of a week's target is tracked, in percent, be it more than all; of no target, anything is all of it. */
export function completionOf(trackedSec: number, plannedMin: number): number {
  return plannedMin > 0 ? (trackedSec / (plannedMin * 60)) * 100 : trackedSec > 0 ? 100 : 0;
}

/** The same for a bar. Of entertainment, little is good. */
export function progressOf(
  trackedSec: number,
  plannedMin: number,
  categoryClass: CategoryClass,
  shownIn: keyof typeof MET_PERCENT = 'timers',
): Progress {
  const percent = completionOf(trackedSec, plannedMin);
  return { percent: Math.min(100, percent), color: colorOf(percent, categoryClass, MET_PERCENT[shownIn]) };
}

/**
 * The same in a running week, of which `elapsed` (from 0 to 1) is over; undefined for any other. The colours grade a
 * finished week, so a target that is on pace gets none of them before it is met. A limit is graded at any time.
 */
export function progressSoFar(
  trackedSec: number,
  plannedMin: number,
  categoryClass: CategoryClass,
  elapsed: number | undefined,
  shownIn: keyof typeof MET_PERCENT = 'timers',
): Progress<ProgressSoFarColor> {
  const progress = progressOf(trackedSec, plannedMin, categoryClass, shownIn);
  const isOpen = elapsed !== undefined && categoryClass !== 'Entertainment' && progress.color !== 'green';
  return isOpen && paceState(progress.percent / 100, elapsed, 'area') !== 'behind'
    ? { ...progress, color: 'running' }
    : progress;
}

function colorOf(percent: number, categoryClass: CategoryClass, metPercent: number): ProgressColor {
  if (categoryClass === 'Entertainment') return percent < 50 ? 'green' : percent < 80 ? 'yellow' : 'red';
  return percent < 50 ? 'red' : percent < metPercent ? 'yellow' : 'green';
}
