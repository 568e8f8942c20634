import { useCallback, useMemo } from 'react';
import type { AskedTask, PlanInWeek } from '#contract/plan-weeks.ts';
import type { TimeEntry } from '#contract/time-entries.ts';
import { limits } from '#domain/limits.ts';
import { taskName } from '#domain/plan/task-size.ts';
import { useMoveToWeek, useSetTaskStatus, useTickTask } from '#web/api/tasks.ts';
import { withContext } from '#web/http/error-context.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { withdrawCompletionOffer } from '#web/widgets/goal/completion-toast.ts';
import { useOfferCompletion } from '#web/widgets/goal/use-offer-completion.ts';
import { taskStep } from '#web/widgets/timer/use-step-timers.ts';
import { useTimerActions } from '#web/widgets/timer/use-timer-actions.ts';
import { showUndoToast } from '#web/widgets/undo-toast/undo-toast.ts';

export interface TaskActions {
  /** Completes a task or opens it again; ticks a repeating one today or removes the tick. */
  readonly toggle: (task: AskedTask) => void;
  readonly toggleTimer: (task: AskedTask, entry: TimeEntry | undefined) => void;
  readonly postpone: (task: AskedTask, plan: PlanInWeek) => void;
}

export function useTaskActions(today: string): TaskActions {
  const { mutateAsync: setStatus } = useSetTaskStatus();
  const { mutateAsync: tick } = useTickTask();
  const { mutateAsync: moveToWeek } = useMoveToWeek();
  const offerCompletion = useOfferCompletion();
  const { start, stop } = useTimerActions();

  const toggle = useCallback(
    async (task: AskedTask) => {
      try {
        if (task.timesPerWeek !== null) {
          await tick({ task, day: today, ticked: !task.ticks.includes(today) });
          return;
        }
        if (task.completed) withdrawCompletionOffer(task.goal);
        await setStatus({ task, completed: !task.completed });
        if (!task.completed) offerCompletion(task.goal);
      } catch (error) {
        showToast('failed', withContext(error, 'The task was not saved.').message);
      }
    },
    [today, tick, setStatus, offerCompletion],
  );

  const toggleTimer = useCallback(
    (task: AskedTask, entry: TimeEntry | undefined) => {
      const { goal, goalTitle, focusAreaId } = task;
      const step = taskStep(task);
      void (entry ? stop(entry) : start({ _id: goal, title: goalTitle, focusArea: focusAreaId, step }));
    },
    [start, stop],
  );

  const postpone = useCallback(
    async (task: AskedTask, { planWeek, lastWeek }: PlanInWeek) => {
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
    },
    [moveToWeek],
  );

  return useMemo(
    () => ({
      toggle: (task) => void toggle(task),
      toggleTimer,
      postpone: (task, plan) => void postpone(task, plan),
    }),
    [toggle, toggleTimer, postpone],
  );
}
