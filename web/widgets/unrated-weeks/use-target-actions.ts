import { withContext } from '#web/http/error-context.ts';
import { useApplyTargets, useRemoveAppliedTargets } from '#web/api/weekly-goals/applied-targets.ts';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { dismissToastsByTopic, showToast } from '#web/ui/toast/toast.ts';

const TOAST_TOPIC = 'applied targets';

/** Applies today's targets to past weeks and removes them again. Never rejects: the outcome is shown as a toast. */
export function useTargetActions() {
  const { mutateAsync: applyTo, isPending: isApplying } = useApplyTargets();
  const { mutateAsync: removeFrom, isPending: isRemoving } = useRemoveAppliedTargets();

  async function apply(weekStart?: string): Promise<void> {
    try {
      const { appliedAt, weeks } = await applyTo(weekStart);
      if (appliedAt === null) return void showToast('done', 'There are no unrated weeks left.');
      const text = weeks === 1 ? "Today's targets applied to 1 week." : `Today's targets applied to ${weeks} weeks.`;
      showToast('done', text, undefined, { label: 'Undo', topic: TOAST_TOPIC, run: () => void remove(appliedAt) });
    } catch (error) {
      showToast('failed', withContext(error, 'The targets were not applied.').message);
    }
    restoreFocus();
  }

  async function remove(appliedAt: string, weekStart?: string): Promise<void> {
    dismissToastsByTopic(TOAST_TOPIC);
    try {
      await removeFrom({ appliedAt, weekStart });
      showToast('done', 'Applied targets removed.');
    } catch (error) {
      showToast('failed', withContext(error, 'The targets were not removed.').message);
    }
    restoreFocus();
  }

  return { apply, remove, isBusy: isApplying || isRemoving };
}
