import type { Steps } from '#domain/plan-progress.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { stepsInWords } from './plan-words.ts';
import classes from './step-progress.module.css';

interface StepProgressProps {
  /** What is making progress. */
  readonly of: string;
  readonly steps: Steps;
}

/** How many steps are done, in words and as a bar of the colour around it. */
export function StepProgress({ of, steps }: StepProgressProps) {
  const words = stepsInWords(steps);
  return (
    <div className={classes.progress}>
      <ProgressBar label={`Progress of ${of}`} valueText={words} percent={(steps.done / (steps.total || 1)) * 100} />
      <span>{words}</span>
    </div>
  );
}
