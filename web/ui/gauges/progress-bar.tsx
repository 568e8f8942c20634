import type { RunningProgressColor } from '#domain/progress/running-progress.ts';
import * as classes from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** The value for screen readers. */
  readonly valueText: string;
  readonly percent: number;
  /** Defaults to the colour of the surrounding class. */
  readonly color?: RunningProgressColor;
}

/** Progress towards a target. Always shown beside text, so that the colour is not the only cue. */
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
