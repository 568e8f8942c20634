import type { ActionPlan } from '#contract/plans/action-plans.ts';
import { useUndoReplan } from '#web/api/plans/replans.ts';
import { withContext } from '#web/http/error-context.ts';
import { showToast } from '#web/ui/toast/toast.ts';

/** Undoes the last replan, and says whether that worked. */
export function useUndoLastReplan({ _id }: Pick<ActionPlan, '_id'>): () => Promise<void> {
  const { mutateAsync: undo } = useUndoReplan(_id);
  return async () => {
    try {
      await undo();
      showToast('done', 'Change undone.');
    } catch (error) {
      showToast('failed', withContext(error, 'The change was not undone.').message);
    }
  };
}
