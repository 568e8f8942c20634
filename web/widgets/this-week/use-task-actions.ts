import type { AskedTask, PlanInWeek } from '#contract/plans/plan-weeks.ts';
import { limits } from '#domain/limits.ts';
import { taskName } from '#domain/plan/task-size.ts';
import { useMoveToWeek } from '#web/api/goals/tasks.ts';
import { withContext } from '#web/http/error-context.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { useTaskToggle } from '#web/widgets/tasks/use-task-actions.ts';
import { type StepTimer, taskStep } from '#web/widgets/timer/step-timers.ts';
import { useStepTimers } from '#web/widgets/timer/use-step-timers.ts';
import { showUndoToast } from '#web/widgets/undo-toast/undo-toast.ts';

export interface TaskActions {
  /** Completes a task or opens it again; ticks a repeating one today or removes the tick. */
  readonly toggle: (task: AskedTask) => void;
  readonly findTimer: (task: AskedTask) => StepTimer;
  readonly toggleTimer: (task: AskedTask) => void;
  readonly postpone: (task: AskedTask, plan: PlanInWeek) => void;
}

export function useTaskActions(today: string): TaskActions {
  const { toggle } = useTaskToggle(today);
  const timers = useStepTimers();
  const postpone = usePostpone();
  return {
    toggle,
    findTimer: ({ _id }) => timers.find(_id),
    toggleTimer: (task) =>
      timers.toggle({ _id: task.goal, title: task.goalTitle, focusArea: task.focusAreaId }, taskStep(task)),
    postpone: (task, plan) => void postpone(task, plan),
  };
}

/** Moves a task to the week after this one, with Undo. */
function usePostpone() {
  const { mutateAsync: moveToWeek } = useMoveToWeek();
  return async (task: AskedTask, { planWeek, lastWeek }: PlanInWeek) => {
    const week = planWeek + 1;
    const name = taskName(task);
    if (week > limits.taskWeek) {
      showToast('failed', `cannot be moved: week ${limits.taskWeek} is the last one that a plan can have.`, name);
      return;
    }
    try {
      await moveToWeek({ task, week });
    } catch (error) {
      showToast('failed', withContext(error, 'The task was not moved.').message);
      return;
    }
    const isLonger = lastWeek !== null && week > lastWeek;
    showUndoToast(isLonger ? 'moved to next week, so the plan takes a week longer.' : 'moved to next week.', name, {
      // Null if it had the week of its goal, or none.
      run: () => moveToWeek({ task, week: task.week }),
      done: 'The task is back in this week.',
      failed: 'The task was not moved back.',
    });
  };
}
