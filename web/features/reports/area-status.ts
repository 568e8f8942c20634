import type { AreaOfWeek } from '#contract/reports.ts';
import { categoryClassOf } from '#domain/focus-area.ts';
import { completionOf, type ProgressColor, progressOf } from '#domain/progress.ts';

/** How a focus area did in a week. */
export interface AreaStatus {
  /** Undefined where nothing was asked for: then there is nothing to be good or bad at. */
  readonly color: ProgressColor | undefined;
  readonly word: string;
  /** Whole, also beyond 100. */
  readonly percent: number;
}

type Standing = Pick<AreaOfWeek, 'focusAreaClass' | 'goalMin' | 'usedSec' | 'isResting'>;

const targetWords: Readonly<Record<ProgressColor, string>> = {
  green: 'Nearly reached',
  yellow: 'Halfway there',
  red: 'Under half',
};
const limitWords: Readonly<Record<ProgressColor, string>> = {
  green: 'Well within limit',
  yellow: 'Within limit',
  red: 'Close to limit',
};

export function statusOf({ focusAreaClass, goalMin, usedSec, isResting }: Standing): AreaStatus {
  const isLimit = focusAreaClass === 'chill_zone';
  const percent = Math.floor(completionOf(usedSec, goalMin));
  if (isResting) return { color: undefined, word: 'Resting', percent };
  // Of no target, nothing is missing; of no limit, all is too much.
  if (goalMin === 0 && (!isLimit || usedSec < 60)) return { color: undefined, word: 'No target', percent };
  const { color } = progressOf(usedSec, goalMin, categoryClassOf(focusAreaClass), 'reports');
  if (isLimit) return { color, word: usedSec >= (goalMin + 1) * 60 ? 'Over limit' : limitWords[color], percent };
  return { color, word: percent >= 100 ? 'Reached' : targetWords[color], percent };
}
