import type { Task } from '#contract/goals/tasks.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import * as step from '#web/widgets/step-row/step-row.module.css';
import { TaskEffort } from '../task-effort.tsx';
import { formatEffort } from '../task-labels.ts';
import * as classes from './task-row.module.css';

interface TaskFactsProps {
  readonly task: Task;
  readonly runningFrom: number | undefined;
  readonly weeks: string | undefined;
  readonly carriedOverFrom?: number | undefined;
}

/** The size of a task, the time tracked on it, and its week. */
export function TaskFacts({ task, runningFrom, weeks, carriedOverFrom }: TaskFactsProps) {
  const hasEffort = runningFrom !== undefined || formatEffort(task) !== undefined;
  if (!hasEffort && weeks === undefined && carriedOverFrom === undefined) return null;
  return (
    <p className={`${step.facts} ${classes.facts}`}>
      {hasEffort && (
        <Chip>
          <TaskEffort task={task} runningFrom={runningFrom} />
        </Chip>
      )}
      {carriedOverFrom === undefined ? (
        weeks !== undefined && <span>{weeks}</span>
      ) : (
        <Chip variant="accent">from Week {carriedOverFrom}</Chip>
      )}
    </p>
  );
}
