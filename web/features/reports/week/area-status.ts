import type { AreaOfWeek } from '#contract/reports.ts';
import { categoryClassOf } from '#domain/focus-area.ts';
import { progressSoFar, type ProgressSoFarColor } from '#domain/progress-so-far.ts';
import { completionOf, type ProgressColor } from '#domain/progress.ts';

/** How a focus area did in a week. */
export interface AreaStatus {
  /** Undefined where nothing was asked for: then there is nothing to be good or bad at. */
  readonly color: ProgressSoFarColor | undefined;
  readonly word: string;
  /** Whole, also beyond 100. */
  readonly percent: number;
}

type Standing = Pick<AreaOfWeek, 'focusAreaClass' | 'goalMin' | 'usedSec' | 'isResting'>;

const targetWords: Readonly<Record<ProgressSoFarColor, string>> = {
  running: 'On pace',
  green: 'Nearly reached',
  yellow: 'Halfway there',
  red: 'Under half',
};
const limitWords: Readonly<Record<ProgressColor, string>> = {
  green: 'Well within limit',
  yellow: 'Within limit',
  red: 'Close to limit',
};

/** `elapsed` is how much of a running week is over, from 0 to 1; undefined for any other week. */
export function statusOf(
  { focusAreaClass, goalMin, usedSec, isResting }: Standing,
  elapsed: number | undefined,
): AreaStatus {
  const isLimit = focusAreaClass === 'chill_zone';
  const percent = Math.floor(completionOf(usedSec, goalMin));
  if (isResting) return { color: undefined, word: 'Resting', percent };
  // Of no target, nothing is missing; of no limit, all is too much.
  if (goalMin === 0 && (!isLimit || usedSec < 60)) return { color: undefined, word: 'No target', percent };
  const { color } = progressSoFar(usedSec, goalMin, categoryClassOf(focusAreaClass), elapsed, 'reports');
  if (isLimit) {
    // A limit is never 'running'.
    const word = usedSec >= (goalMin + 1) * 60 ? 'Over limit' : limitWords[color as ProgressColor];
    return { color, word, percent };
  }
  if (percent >= 100) return { color, word: 'Reached', percent };
  const isBehind = elapsed !== undefined && (color === 'red' || color === 'yellow');
  return { color, word: isBehind ? 'Behind' : targetWords[color], percent };
}
