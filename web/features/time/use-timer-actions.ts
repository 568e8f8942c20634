import { useCallback } from 'react';
import type { Goal } from '#contract/goals.ts';
import type { TimeEntry } from '#contract/time-entries.ts';
import { durationInWords } from '#domain/duration.ts';
import { failureOf } from '#web/api/failure.ts';
import { useStartTimer, useStopTimer } from '#web/api/time-entries.ts';
import { refocus } from '#web/ui/refocus.ts';
import { showToast } from '#web/ui/toast.ts';

export interface TimerActions {
  readonly start: (goal: Goal) => Promise<void>;
  readonly stop: (entry: TimeEntry) => Promise<void>;
}

/** The same functions as long as the page lives, so that rows stay as they are. */
export function useTimerActions(): TimerActions {
  const { mutateAsync: startTimer } = useStartTimer();
  const { mutateAsync: stopTimer } = useStopTimer();
  const start = useCallback(
    async (goal: Goal) => {
      try {
        await startTimer(goal);
      } catch (error) {
        showToast('failed', failureOf(error, 'was not started.').message, goal.title);
      }
    },
    [startTimer],
  );
  const stop = useCallback(
    async (entry: TimeEntry) => {
      const { title } = entry.goal;
      try {
        const { durationSec } = await stopTimer(entry);
        showToast('done', `stopped after ${durationInWords(durationSec * 1000)}.`, title);
        // Its card goes, and with it the button that was pressed.
        refocus();
      } catch (error) {
        showToast('failed', failureOf(error, 'was not stopped.').message, title);
      }
    },
    [stopTimer],
  );
  return { start, stop };
}
