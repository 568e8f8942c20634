import type { Task } from '#contract/goals/tasks.ts';
import { useLiveTrackedSec } from '#web/widgets/timer/use-live-tracked-sec.ts';
import { formatEffort } from './task-labels.ts';

interface TaskEffortProps {
  readonly task: Task;
  /** From when on a running timer is to be added to the tracked time, by the server's clock. */
  readonly runningFrom: number | undefined;
}

/** The size of a task and the time tracked on it. While a timer runs, only this re-renders every second. */
export function TaskEffort({ task, runningFrom }: TaskEffortProps) {
  return runningFrom === undefined ? formatEffort(task) : <LiveEffort task={task} runningFrom={runningFrom} />;
}

function LiveEffort({ task, runningFrom }: { readonly task: Task; readonly runningFrom: number }) {
  return formatEffort({ ...task, trackedSec: useLiveTrackedSec(task.trackedSec, [runningFrom]) }, true);
}
