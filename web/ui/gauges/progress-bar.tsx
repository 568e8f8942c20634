import type { ProgressSoFarColor } from '#domain/progress-so-far.ts';
import classes from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** What it shows, in words. */
  readonly valueText: string;
  /** Full at 100. */
  readonly percent: number;
  /** Without it the bar has the colour of the class that stands around it. */
  readonly color?: ProgressSoFarColor;
}

/** How much of a target is there. The colour is never alone: words stand beside it. */
export function ProgressBar({ label, valueText, percent, color }: ProgressBarProps) {
  return (
    <progress
      className={classes.bar}
      data-color={color}
      max={100}
      value={Math.min(100, percent)}
      aria-label={label}
      aria-valuetext={valueText}
    />
  );
}
