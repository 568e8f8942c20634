import type { CategoryClass } from './focus-area.ts';

export type ProgressColor = 'red' | 'yellow' | 'green';

export interface Progress {
  /** Of the bar, which is full at 100. */
  readonly percent: number;
  readonly color: ProgressColor;
}

/** How much of the week's target is tracked. Of entertainment, little is good. */
export function progressOf(trackedSec: number, plannedMin: number, categoryClass: CategoryClass): Progress {
  const percent = plannedMin > 0 ? (trackedSec / (plannedMin * 60)) * 100 : trackedSec > 0 ? 100 : 0;
  return { percent: Math.min(100, percent), color: colorOf(percent, categoryClass) };
}

function colorOf(percent: number, categoryClass: CategoryClass): ProgressColor {
  if (categoryClass === 'Entertainment') return percent < 50 ? 'green' : percent < 80 ? 'yellow' : 'red';
  return percent < 50 ? 'red' : percent < 90 ? 'yellow' : 'green';
}
