import type { WeeklyAreaReport } from '#contract/reports/reports.ts';
import { toCategoryClass } from '#domain/focus-area/focus-area.ts';
import { runningProgress, type RunningProgressColor } from '#domain/progress/running-progress.ts';
import { completionPercent, type ProgressColor } from '#domain/progress/progress.ts';

export interface AreaStatus {
  /** Undefined if there is no target to grade against. */
  readonly color: RunningProgressColor | undefined;
  readonly label: string;
  /** A whole number, possibly above 100. */
  readonly percent: number;
}

type AreaProgress = Pick<WeeklyAreaReport, 'focusAreaClass' | 'goalMin' | 'usedSec' | 'isResting'>;

const targetLabels: Readonly<Record<RunningProgressColor, string>> = {
  running: 'On pace',
  green: 'Nearly reached',
  yellow: 'Halfway there',
  red: 'Under half',
};
const limitLabels: Readonly<Record<ProgressColor, string>> = {
  green: 'Well within limit',
  yellow: 'Within limit',
  red: 'Close to limit',
};

/** `elapsed` is the elapsed fraction of the current week, from 0 to 1; undefined for any other week. */
export function areaStatus(
  { focusAreaClass, goalMin, usedSec, isResting }: AreaProgress,
  elapsed: number | undefined,
): AreaStatus {
  const isLimit = focusAreaClass === 'chill_zone';
  const percent = Math.floor(completionPercent(usedSec, goalMin));
  if (isResting) return { color: undefined, label: 'Resting', percent };
  // A target of 0 cannot be missed, but any time exceeds a limit of 0.
  if (goalMin === 0 && (!isLimit || usedSec < 60)) return { color: undefined, label: 'No target', percent };
  const { color } = runningProgress(usedSec, goalMin, toCategoryClass(focusAreaClass), elapsed, 'reports');
  if (isLimit) {
    // A limit is never 'running'.
    const label = usedSec >= (goalMin + 1) * 60 ? 'Over limit' : limitLabels[color as ProgressColor];
    return { color, label, percent };
  }
  if (percent >= 100) return { color, label: 'Reached', percent };
  const isBehind = elapsed !== undefined && (color === 'red' || color === 'yellow');
  return { color, label: isBehind ? 'Behind' : targetLabels[color], percent };
}
