import type { Task } from '#contract/tasks.ts';
import type { TimerGoal } from '#web/api/timers.ts';

/** A goal to start a timer on one of its tasks. */
export function withTask({ _id, title, focusArea }: TimerGoal, task: Task): TimerGoal {
  return { _id, title, focusArea, step: { type: 'task', id: task._id, title: task.title } };
}
