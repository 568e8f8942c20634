import type { CategoryClass } from './focus-area.ts';
import { paceState } from './pace.ts';
import { type ProgressColor, progressOf, type ShownIn } from './progress.ts';

/** 'running' for a target that is not reached only because its week is not over. */
export type ProgressSoFarColor = ProgressColor | 'running';

export interface ProgressSoFar {
  readonly percent: number;
  readonly color: ProgressSoFarColor;
}

/**
 * Progress in a running week, of which `elapsed` (from 0 to 1) is over; undefined for any other. The colours grade a
 * finished week, so a target that is on pace gets none of them before it is met. A limit is graded at any time.
 */
export function progressSoFar(
  trackedSec: number,
  plannedMin: number,
  categoryClass: CategoryClass,
  elapsed: number | undefined,
  shownIn: ShownIn = 'timers',
): ProgressSoFar {
  const progress = progressOf(trackedSec, plannedMin, categoryClass, shownIn);
  const isOpen = elapsed !== undefined && categoryClass !== 'Entertainment' && progress.color !== 'green';
  return isOpen && paceState(progress.percent / 100, elapsed, 'area') !== 'behind'
    ? { ...progress, color: 'running' }
    : progress;
}
