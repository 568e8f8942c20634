import type { Task } from '#contract/goals/tasks.ts';
import { taskName } from '#domain/plan/task-size.ts';
import { useSetTaskStatus, useTickTask, useUpdateTask } from '#web/api/goals/tasks.ts';
import { withContext } from '#web/http/error-context.ts';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { withdrawCompletionOffer } from '#web/widgets/goal/completion-toast.ts';
import { useOfferCompletion } from '#web/widgets/goal/use-offer-completion.ts';
import { showUndoToast } from '#web/widgets/undo-toast/undo-toast.ts';

const toastFailure = (error: unknown) => showToast('failed', withContext(error, 'The task was not saved.').message);

/** Completing tasks and ticking those that repeat. */
export function useTaskToggle(today: string) {
  const { mutateAsync: setStatus } = useSetTaskStatus();
  const { mutateAsync: saveTick } = useTickTask();
  const offerCompletion = useOfferCompletion();

  function setCompleted(task: Task, completed: boolean): void {
    if (!completed) withdrawCompletionOffer(task.goal);
    setStatus({ task, completed }).then(() => completed && offerCompletion(task.goal), toastFailure);
  }
  function tick(task: Task, day: string): void {
    const ticked = !task.ticks.includes(day);
    if (!ticked) withdrawCompletionOffer(task.goal);
    saveTick({ task, day, ticked }).then(({ completed }) => completed && offerCompletion(task.goal), toastFailure);
  }
  function toggle(task: Task): void {
    const { completed, timesPerWeek, ticks } = task;
    // Without today's tick, a completed task is open again.
    if (timesPerWeek !== null && (!completed || ticks.includes(today))) tick(task, today);
    else setCompleted(task, !completed);
  }
  return { setCompleted, tick, toggle };
}

/** Sets a task aside, or puts it back, with Undo. */
export function useSetAside(): (task: Task, isSetAside: boolean) => Promise<void> {
  const { mutateAsync: update } = useUpdateTask();
  return async (task, isSetAside) => {
    try {
      await update({ task, changes: { isSetAside } });
    } catch (error) {
      toastFailure(error);
      return;
    }
    if (!isSetAside) withdrawCompletionOffer(task.goal);
    showUndoToast(isSetAside ? 'set aside.' : 'put back.', taskName(task), {
      run: () => update({ task, changes: { isSetAside: !isSetAside } }),
      done: isSetAside ? 'The task was put back.' : 'The task was set aside.',
      failed: isSetAside ? 'The task was not put back.' : 'The task was not set aside.',
    });
    // The row disappears with the menu button that had the focus.
    restoreFocus();
  };
}
