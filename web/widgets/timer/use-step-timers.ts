import { type TimerGoal, useTimers } from '#web/api/time-entries/timers.ts';
import type { TimerStep } from '#web/offline/timer-step.ts';
import { findStepTimer } from './step-timers.ts';
import { useTimerActions } from './use-timer-actions.ts';

// Separate from step-timers.ts, which is part of the first download of every page.

/** The timers of tasks and resources: which ones are running, and a function that starts or stops one. */
export function useStepTimers() {
  const { timers } = useTimers({ isLate: true });
  const { start, stop } = useTimerActions();
  return {
    find: (stepId: string) => findStepTimer(timers, stepId),
    toggle: (goal: TimerGoal, step: TimerStep) => {
      const { entry, isBusy } = findStepTimer(timers, step.id);
      if (!isBusy) void (entry ? stop(entry) : start({ ...goal, step }));
    },
  };
}
