import type { QueryClient } from '@tanstack/react-query';
import { entryMessages, type TimeEntry } from '#contract/time-entries.ts';
import { durationInWords } from '#domain/duration.ts';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';
import { isRunningNow, startedGoal, type StoppedEntry } from '#web/api/time-entries.ts';
import { removeStopped, resumeStopped } from '#web/api/stopped-entries.ts';
import type { TimerActions } from '#web/parts/timer/use-timer-actions.ts';
import { showToast } from '#web/ui/toast.ts';

/** A timer that ran for less than this was probably started by mistake. */
const MISTAKE_SEC = 5;

/** Says that a timer was stopped, and offers what is most likely wanted if that was a mistake. */
export function offerUndo(queryClient: QueryClient, stopped: StoppedEntry, start: TimerActions['start']): void {
  const { durationSec, isQueued, goal } = stopped;
  // Only the newest: several would cover the next stop button.
  const topic = 'stopped timer';
  const stoppedText = `stopped after ${durationInWords(durationSec * 1000)}.`;
  if (isQueued) {
    // The server does not know of the stop yet, so it cannot undo it.
    const again = { label: 'Start again', run: () => void start(startedGoal(stopped)), topic };
    showToast('done', stoppedText, goal.title, again);
  } else if (durationSec < MISTAKE_SEC) {
    const remove = { label: 'Remove', run: () => void removeEntry(queryClient, stopped), topic };
    showToast('done', `ran for ${durationSec} s. Remove it?`, goal.title, remove);
  } else {
    const resume = { label: 'Resume', run: () => void resumeEntry(queryClient, stopped, start), topic };
    showToast('done', stoppedText, goal.title, resume);
  }
}

/** Undoes a stop. Where that is no longer possible, a new timer starts. */
export async function resumeEntry(
  queryClient: QueryClient,
  entry: TimeEntry,
  start: TimerActions['start'],
): Promise<void> {
  const { title } = entry.goal;
  try {
    await resumeStopped(queryClient, entry._id);
    showToast('done', 'is running again.', title);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isLost = error.isPassing && (await isRunningNow(queryClient, entry.goalId)) === true;
    if (isLost || error.message === entryMessages.runs) showToast('done', 'is already running.', title);
    else if (error.status === 404 || error.status === 422) {
      // It was deleted, or ended too long ago.
      const text = 'could not be resumed, so a new timer was started.';
      if (await start(startedGoal(entry))) showToast('done', text, title);
    } else showToast('failed', failureOf(error, 'was not resumed.').message, title);
  }
}

async function removeEntry(queryClient: QueryClient, { _id, goal }: TimeEntry): Promise<void> {
  try {
    await removeStopped(queryClient, _id);
    showToast('done', 'removed.', goal.title);
  } catch (error) {
    showToast('failed', failureOf(error, 'was not removed.').message, goal.title);
  }
}
