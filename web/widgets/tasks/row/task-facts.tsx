import type { Task } from '#contract/tasks.ts';
import { Badge } from '#web/ui/text/badge.tsx';
import { formatEffort } from '../task-labels.ts';
import classes from './task-row.module.css';

interface TaskFactsProps {
  readonly task: Task;
  readonly weeks: string | undefined;
  readonly carriedOverFrom?: number | undefined;
}

/** The size of a task, the time tracked on it, and its week. */
export function TaskFacts({ task, weeks, carriedOverFrom }: TaskFactsProps) {
  const effort = formatEffort(task);
  if (effort === undefined && weeks === undefined && carriedOverFrom === undefined) return null;
  return (
    <p className={classes.facts}>
      {effort !== undefined && <Badge>{effort}</Badge>}
      {carriedOverFrom === undefined ? (
        weeks !== undefined && <span>{weeks}</span>
      ) : (
        <Badge variant="accent">from Week {carriedOverFrom}</Badge>
      )}
    </p>
  );
}
