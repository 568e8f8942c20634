import type { CategoryClass } from '../focus-area/focus-area.ts';
import { paceState } from './pace.ts';
import { type ProgressColor, targetProgress, type ProgressContext } from './progress.ts';

/** 'running': on pace, but not met yet because the week is not over. */
export type RunningProgressColor = ProgressColor | 'running';

export interface RunningProgress {
  readonly percent: number;
  readonly color: RunningProgressColor;
}

/**
 * Progress in a running week, of which the fraction `elapsed` is over, or in another week if it is undefined. The
 * colours grade a finished week, so a target that is on pace gets none of them until it is met. A limit is graded at
 * any time.
 */
export function runningProgress(
  trackedSec: number,
  plannedMin: number,
  categoryClass: CategoryClass,
  elapsed: number | undefined,
  shownIn: ProgressContext = 'timers',
): RunningProgress {
  const progress = targetProgress(trackedSec, plannedMin, categoryClass, shownIn);
  const isPending = elapsed !== undefined && categoryClass !== 'Entertainment' && progress.color !== 'green';
  return isPending && paceState(progress.percent / 100, elapsed, 'area') !== 'behind'
    ? { ...progress, color: 'running' }
    : progress;
}
