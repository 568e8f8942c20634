import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';
import { isRunningNow, startedGoal, type StartedGoal, useStartTimer, useStopTimer } from '#web/api/time-entries.ts';
import { refocus } from '#web/ui/refocus.ts';
import { showToast } from '#web/ui/toast.ts';
import { rememberArea } from './used-area.ts';

export interface TimerActions {
  /** Whether it runs now. */
  readonly start: (goal: StartedGoal) => Promise<boolean>;
  /** Resolves to why the timer was not started, or to undefined once it runs. */
  readonly tryStart: (goal: StartedGoal) => Promise<string | undefined>;
  readonly stop: (entry: TimeEntry) => Promise<void>;
}

/** The same functions as long as the page lives, so that rows stay as they are. */
export function useTimerActions(): TimerActions {
  const queryClient = useQueryClient();
  const { mutateAsync: startTimer } = useStartTimer();
  const { mutateAsync: stopTimer } = useStopTimer();

  /** Whether a timer runs after all: an answer that was lost says neither. */
  const runs = useCallback(
    async (error: unknown, goalId: string) =>
      error instanceof ApiError && error.isPassing ? isRunningNow(queryClient, goalId) : undefined,
    [queryClient],
  );
  const tryStart = useCallback(
    async function attempt(goal: StartedGoal): Promise<string | undefined> {
      try {
        const stopped = await startTimer(goal);
        rememberArea(goal.focusArea);
        reportStopped(stopped, async (again) => reportFailure(again, await attempt(again)));
      } catch (error) {
        if ((await runs(error, goal._id)) !== true) return failureOf(error, 'was not started.').message;
      }
      return undefined;
    },
    [startTimer, runs],
  );
  const start = useCallback(async (goal: StartedGoal) => reportFailure(goal, await tryStart(goal)), [tryStart]);
  const stop = useCallback(
    async (entry: TimeEntry) => {
      const { title } = entry.goal;
      const loaded = import('#web/parts/undo-stop/undo-stop.ts').catch(() => undefined);
      try {
        const stopped = await stopTimer(entry);
        const undo = await loaded;
        if (undo) undo.offerUndo(queryClient, stopped, start);
        else showToast('done', 'stopped.', title);
      } catch (error) {
        if ((await runs(error, entry.goalId)) === false) showToast('done', 'stopped.', title);
        else showToast('failed', failureOf(error, 'was not stopped.').message, title);
      }
      // Its card goes, and with it the button that was pressed.
      refocus();
    },
    [queryClient, stopTimer, start, runs],
  );
  return { start, tryStart, stop };
}

/** Whether it runs, which it does if nothing failed. */
function reportFailure({ title }: StartedGoal, failure: string | undefined): boolean {
  if (failure !== undefined) showToast('failed', failure, title);
  return failure === undefined;
}

/** Where a start has stopped other timers; a single one can be started again. */
function reportStopped(entries: readonly TimeEntry[], start: TimerActions['start']): void {
  const [entry, ...others] = entries;
  if (!entry) return;
  const again = { label: 'Start again', run: () => void start(startedGoal(entry)) };
  const titles = entries.map(({ goal }) => goal.title).join(', ');
  showToast('done', 'stopped.', titles, others.length === 0 ? again : undefined);
}
