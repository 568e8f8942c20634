import { useRef } from 'react';
import type { ActionPlan } from '#contract/plans/action-plans.ts';
import { type ScheduleChange, useChangeSchedule } from '#web/api/plans/action-plans.ts';
import { withContext } from '#web/http/error-context.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { showUndoToast } from '#web/widgets/undo-toast/undo-toast.ts';

const FAILED = 'The plan was not changed.';

/** Pauses, resumes and finishes a plan. A toast offers to undo it. */
export function useScheduleActions({ _id, title, schedule: { status } }: ActionPlan) {
  const { mutateAsync: change } = useChangeSchedule(_id);
  // State alone is too slow: a second click may arrive before React renders the other button.
  const isInFlight = useRef(false);

  async function run(action: ScheduleChange['action'], done: string, undo: readonly ScheduleChange['action'][]) {
    if (isInFlight.current) return;
    isInFlight.current = true;
    try {
      await change({ action });
    } catch (error) {
      showToast('failed', withContext(error, FAILED).message);
      return;
    } finally {
      isInFlight.current = false;
    }
    showUndoToast(done, title, {
      run: async () => {
        for (const step of undo) await change({ action: step });
      },
      done: 'The plan is as it was before.',
      failed: FAILED,
    });
  }

  return {
    pause: () => void run('pause', 'paused.', ['resume']),
    resume: () => void run('resume', 'resumed.', ['pause']),
    // Resuming a finished plan ends its pause as well.
    finish: () => void run('finish', 'finished.', status === 'paused' ? ['resume', 'pause'] : ['resume']),
  };
}
