import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { entryMessages, type TimeEntry } from '#contract/time-entries.ts';
import { durationInWords } from '#domain/duration.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useUser } from '#web/api/auth.ts';
import { failureOf } from '#web/api/failure.ts';
import { queueOf } from '#web/api/offline-queue.ts';
import {
  isRunningNow,
  type StartedGoal,
  useDeleteEntry,
  useResumeTimer,
  useStartTimer,
  useStopTimer,
} from '#web/api/time-entries.ts';
import { refocus } from '#web/ui/refocus.ts';
import { showToast } from '#web/ui/toast.ts';

/** A timer that ran for less than this was probably started by mistake. */
const MISTAKE_SEC = 5;

export interface TimerActions {
  /** Whether it runs now. */
  readonly start: (goal: StartedGoal) => Promise<boolean>;
  /** Resolves to why the timer was not started, or to undefined once it runs. */
  readonly tryStart: (goal: StartedGoal) => Promise<string | undefined>;
  readonly stop: (entry: TimeEntry) => Promise<void>;
  /** Undoes a stop; starts a new timer where that is no longer possible. */
  readonly resume: (entry: TimeEntry) => Promise<void>;
}

export function startedGoal({ goal: { _id, title, focusArea } }: TimeEntry): StartedGoal {
  return { _id, title, focusArea: focusArea._id };
}

/** The same functions as long as the page lives, so that rows stay as they are. */
export function useTimerActions(): TimerActions {
  const queryClient = useQueryClient();
  const { _id: userId } = useUser();
  const { mutateAsync: startTimer } = useStartTimer();
  const { mutateAsync: stopTimer } = useStopTimer();
  const { mutateAsync: resumeTimer } = useResumeTimer();
  const { mutateAsync: deleteEntry } = useDeleteEntry();

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
        reportStopped(stopped, async (again) => reportFailure(again, await attempt(again)));
      } catch (error) {
        if ((await runs(error, goal._id)) !== true) return failureOf(error, 'was not started.').message;
      }
      return undefined;
    },
    [startTimer, runs],
  );
  const start = useCallback(async (goal: StartedGoal) => reportFailure(goal, await tryStart(goal)), [tryStart]);
  const resume = useCallback(
    async (entry: TimeEntry) => {
      const { title } = entry.goal;
      try {
        await resumeTimer(entry._id);
        showToast('done', 'is running again.', title);
      } catch (error) {
        if ((await runs(error, entry.goalId)) === true || isRefusedAs(error, entryMessages.runs)) {
          showToast('done', 'is already running.', title);
        } else if (isGone(error)) {
          const text = 'could not be resumed, so a new timer was started.';
          if (await start(startedGoal(entry))) showToast('done', text, title);
        } else showToast('failed', failureOf(error, 'was not resumed.').message, title);
      }
    },
    [resumeTimer, start, runs],
  );
  const remove = useCallback(
    async ({ _id, goal }: TimeEntry) => {
      try {
        await deleteEntry(_id);
        showToast('done', 'removed.', goal.title);
      } catch (error) {
        showToast('failed', failureOf(error, 'was not removed.').message, goal.title);
      }
    },
    [deleteEntry],
  );
  const stop = useCallback(
    async (entry: TimeEntry) => {
      const { title } = entry.goal;
      try {
        const stopped = await stopTimer(entry);
        const length = durationInWords(stopped.durationSec * 1000);
        // The server does not know of this stop yet, so it cannot undo it.
        const isQueued = queueOf(userId).some(({ key, entryId }) => (entryId ?? key) === entry._id);
        if (isQueued) {
          const again = { label: 'Start again', run: () => void start(startedGoal(entry)) };
          showToast('done', `stopped after ${length}.`, title, again);
        } else if (stopped.durationSec < MISTAKE_SEC) {
          const action = { label: 'Remove', run: () => void remove(stopped) };
          showToast('done', `ran for ${length}. Remove it?`, title, action);
        } else {
          const action = { label: 'Resume', run: () => void resume(stopped) };
          showToast('done', `stopped after ${length}.`, title, action);
        }
      } catch (error) {
        if ((await runs(error, entry.goalId)) === false) showToast('done', 'stopped.', title);
        else showToast('failed', failureOf(error, 'was not stopped.').message, title);
      }
      // Its card goes, and with it the button that was pressed.
      refocus();
    },
    [stopTimer, start, resume, remove, runs, userId],
  );
  return { start, tryStart, stop, resume };
}

function isRefusedAs(error: unknown, message: string): boolean {
  return error instanceof ApiError && error.message === message;
}

/** The entry was deleted, or ended too long ago. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
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
