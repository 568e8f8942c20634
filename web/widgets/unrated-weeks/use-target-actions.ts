import { failureOf } from '#web/api/failure.ts';
import { useApplyTargets, useRemoveAppliedTargets } from '#web/api/applied-targets.ts';
import { refocus } from '#web/ui/refocus.ts';
import { closeToastsOf, showToast } from '#web/ui/toast.ts';

const TOPIC = 'applied targets';

/** Applies today's targets to past weeks and removes them again. Never rejects: the outcome is shown as a toast. */
export function useTargetActions() {
  const { mutateAsync: applyTo, isPending: isApplying } = useApplyTargets();
  const { mutateAsync: removeFrom, isPending: isRemoving } = useRemoveAppliedTargets();

  async function apply(weekStart?: string): Promise<void> {
    try {
      const { appliedAt, weeks } = await applyTo(weekStart);
      if (appliedAt === null) return void showToast('done', 'There was no unrated week left.');
      const text = weeks === 1 ? "Today's targets applied to 1 week." : `Today's targets applied to ${weeks} weeks.`;
      showToast('done', text, undefined, { label: 'Undo', topic: TOPIC, run: () => void remove(appliedAt) });
    } catch (error) {
      showToast('failed', failureOf(error, 'The targets were not applied.').message);
    }
    refocus();
  }

  async function remove(appliedAt: string, weekStart?: string): Promise<void> {
    closeToastsOf(TOPIC);
    try {
      await removeFrom({ appliedAt, weekStart });
      showToast('done', 'Applied targets removed.');
    } catch (error) {
      showToast('failed', failureOf(error, 'The targets were not removed.').message);
    }
    refocus();
  }

  return { apply, remove, isBusy: isApplying || isRemoving };
}
