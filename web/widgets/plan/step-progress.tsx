import type { StepCount } from '#domain/plan/plan-progress.ts';
import { ProgressBar } from '#web/ui/gauges/progress-bar.tsx';
import { formatSteps } from './plan-labels.ts';
import * as classes from './step-progress.module.css';

interface StepProgressProps {
  /** The title of the goal or plan, for the accessible name. */
  readonly subject: string;
  readonly steps: StepCount;
}

/** The bar takes its colour from the surrounding `data-color`. */
export function StepProgress({ subject, steps }: StepProgressProps) {
  const text = formatSteps(steps);
  return (
    <div className={classes.progress}>
      <ProgressBar
        label={`Progress of ${subject}`}
        valueText={text}
        percent={(steps.done / (steps.total || 1)) * 100}
      />
      <span>{text}</span>
    </div>
  );
}
