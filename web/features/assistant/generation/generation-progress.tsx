import { useLayoutEffect, useRef } from 'react';
import { formatProgress, type PlanProgress } from '#web/api/assistant/plan-stream.ts';
import { Button } from '#web/ui/button/button.tsx';
import * as classes from './generation-progress.module.css';

interface GenerationProgressProps {
  readonly progress: PlanProgress;
  readonly onStop: (() => void) | undefined;
}

/** The weeks that a model has written so far. */
export function GenerationProgress({ progress, onStop }: GenerationProgressProps) {
  const { goals, of, isWeekly } = progress;
  const unit = isWeekly ? 'week' : 'goal';
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    list.current!.lastElementChild?.scrollIntoView({ block: 'nearest' });
  });
  const count = formatProgress(progress);
  return (
    <div className={classes.progress}>
      <output className={classes.count}>{of === null ? `${count} so far` : count}</output>
      {of !== null && <progress value={goals.length} max={of} aria-label="Weeks written" />}
      <ol ref={list}>
        {goals.map(({ title }, index) => (
          // Goals only ever arrive at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} dir="auto">
            {title}
          </li>
        ))}
      </ol>
      <Button onClick={onStop}>Stop and keep {goals.length === 1 ? `this ${unit}` : `these ${unit}s`}</Button>
    </div>
  );
}
