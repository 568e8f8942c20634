import type { QueryClient } from '@tanstack/react-query';
import { type TimeEntry, entryMessages } from '#contract/time-entries/time-entries.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { ApiError } from '#web/http/api-error.ts';
import { withContext } from '#web/http/error-context.ts';
import { withStepTitle } from '#web/offline/timer-step.ts';
import { fetchIsRunning, type StoppedEntry, type TimerGoal, toTimerGoal } from '#web/api/time-entries/timers.ts';
import { deleteStoppedEntry, resumeStoppedEntry } from '#web/api/time-entries/stopped-entries.ts';
import { showDeletionToast } from '#web/widgets/deletions/deletion-toast.ts';
import { showToast } from '#web/ui/toast/toast.ts';

/** Resolves to whether the timer is running. */
type StartTimer = (goal: TimerGoal) => Promise<boolean>;

/** A timer that ran for less than this was probably started by mistake. */
const ACCIDENTAL_START_MAX_SEC = 5;

/** Confirms a stop, and offers the most likely correction: to remove, resume or restart the entry. */
export function offerUndoStop(queryClient: QueryClient, stopped: StoppedEntry, start: StartTimer): void {
  const { durationSec, isQueued } = stopped;
  const title = withStepTitle(stopped.goal.title, stopped.stepTitle);
  // A shared topic shows one such toast at a time; several would cover the next stop button.
  const topic = 'stopped timer';
  const stoppedText = `stopped after ${formatElapsed(durationSec * 1000)}.`;
  if (isQueued) {
    // The server does not know of the stop yet, so it cannot undo it.
    const restart = { label: 'Start again', run: () => void start(toTimerGoal(stopped)), topic };
    showToast('done', stoppedText, title, restart);
  } else if (durationSec < ACCIDENTAL_START_MAX_SEC) {
    const remove = { label: 'Remove', run: () => void removeEntry(queryClient, stopped), topic };
    showToast('done', `ran for ${durationSec} s. Remove it?`, title, remove);
  } else {
    const resume = { label: 'Resume', run: () => void resumeEntry(queryClient, stopped, start), topic };
    showToast('done', stoppedText, title, resume);
  }
}

/** Undoes a stop. If that is no longer possible, starts a new timer instead. */
export async function resumeEntry(queryClient: QueryClient, entry: TimeEntry, start: StartTimer): Promise<void> {
  const title = withStepTitle(entry.goal.title, entry.stepTitle);
  try {
    await resumeStoppedEntry(queryClient, entry._id);
    showToast('done', 'is running again.', title);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const alreadyResumed = error.isTransient && (await fetchIsRunning(queryClient, toTimerGoal(entry))) === true;
    if (alreadyResumed || error.message === entryMessages.alreadyRunning)
      // Maybe on another task of the goal.
      showToast('done', 'is already running.', alreadyResumed ? title : entry.goal.title);
    else if (error.status === 404 || error.status === 422) {
      // The entry was deleted, or it ended too long ago.
      const text = 'could not be resumed, so a new timer was started.';
      if (await start(toTimerGoal(entry))) showToast('done', text, title);
    } else showToast('failed', withContext(error, 'was not resumed.').message, title);
  }
}

async function removeEntry(queryClient: QueryClient, { _id, goal, stepTitle }: TimeEntry): Promise<void> {
  const title = withStepTitle(goal.title, stepTitle);
  try {
    const deletionId = await deleteStoppedEntry(queryClient, _id);
    showDeletionToast(queryClient, { deletionId, title }, 'removed.');
  } catch (error) {
    showToast('failed', withContext(error, 'was not removed.').message, title);
  }
}
