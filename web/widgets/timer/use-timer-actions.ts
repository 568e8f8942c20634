import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { ApiError } from '#web/http/api-error.ts';
import { withContext } from '#web/http/error-context.ts';
import { isStepRejected, withStepTitle } from '#web/offline/timer-step.ts';
import {
  fetchIsRunning,
  toTimerGoal,
  type TimerGoal,
  useStartTimer,
  useStopTimer,
} from '#web/api/time-entries/timers.ts';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { persistLastUsedArea } from './last-used-area.ts';

export interface TimerActions {
  /** Resolves to whether the timer is running. */
  readonly start: (goal: TimerGoal) => Promise<boolean>;
  /** Resolves to an error message, or to undefined once the timer is running. */
  readonly tryStart: (goal: TimerGoal) => Promise<string | undefined>;
  readonly stop: (entry: TimeEntry) => Promise<void>;
}

/** The returned functions are stable, so that memoised rows do not re-render. */
export function useTimerActions(): TimerActions {
  const queryClient = useQueryClient();
  const { mutateAsync: startTimer } = useStartTimer();
  const { mutateAsync: stopTimer } = useStopTimer();

  /** After a lost response, asks the server whether the timer is running; undefined if unknown. */
  const checkIsRunning = useCallback(
    async (error: unknown, goal: TimerGoal) =>
      error instanceof ApiError && error.isTransient ? fetchIsRunning(queryClient, goal) : undefined,
    [queryClient],
  );
  const tryStart = useCallback(
    async function attempt(goal: TimerGoal): Promise<string | undefined> {
      try {
        const stopped = await startTimer(goal);
        persistLastUsedArea(goal.focusArea);
        toastStoppedTimers(goal, stopped, async (stoppedGoal) =>
          toastStartError(stoppedGoal, await attempt(stoppedGoal)),
        );
      } catch (error) {
        if (goal.step && isStepRejected(error)) {
          const { step, ...goalAlone } = goal;
          const errorMessage = await attempt(goalAlone);
          if (errorMessage === undefined)
            showToast('done', 'no longer exists. The timer runs on its goal.', step.title);
          return errorMessage;
        }
        if ((await checkIsRunning(error, goal)) !== true) return withContext(error, 'was not started.').message;
      }
      return undefined;
    },
    [startTimer, checkIsRunning],
  );
  const start = useCallback(async (goal: TimerGoal) => toastStartError(goal, await tryStart(goal)), [tryStart]);
  const stop = useCallback(
    async (entry: TimeEntry) => {
      const title = withStepTitle(entry.goal.title, entry.stepTitle);
      const loaded = import('#web/widgets/undo-stop/undo-stop.ts').catch(() => undefined);
      try {
        const stopped = await stopTimer(entry);
        const undo = await loaded;
        if (undo) undo.offerUndoStop(queryClient, stopped, start);
        else showToast('done', 'stopped.', title);
      } catch (error) {
        if ((await checkIsRunning(error, toTimerGoal(entry))) === false) showToast('done', 'stopped.', title);
        else showToast('failed', withContext(error, 'was not stopped.').message, title);
      }
      // The card disappears with the button that was pressed.
      restoreFocus();
    },
    [queryClient, stopTimer, start, checkIsRunning],
  );
  return { start, tryStart, stop };
}

/** Returns whether the timer is running. */
function toastStartError({ title }: TimerGoal, errorMessage: string | undefined): boolean {
  if (errorMessage !== undefined) showToast('failed', errorMessage, title);
  return errorMessage === undefined;
}

/** Names the timers that a start stopped; a single one can be started again. */
function toastStoppedTimers(started: TimerGoal, entries: readonly TimeEntry[], start: TimerActions['start']): void {
  const [entry, ...others] = entries;
  if (!entry) return;
  // A start on the goal alone would leave the timer of its task running.
  const canRestart = others.length === 0 && (entry.goalId !== started._id || entry.stepTitle !== null);
  const restart = { label: 'Start again', run: () => void start(toTimerGoal(entry)) };
  const titles = entries.map(({ goal, stepTitle }) => withStepTitle(goal.title, stepTitle)).join(', ');
  showToast('done', 'stopped.', titles, canRestart ? restart : undefined);
}
