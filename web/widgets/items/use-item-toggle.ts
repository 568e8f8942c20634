import { useCallback } from 'react';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import { withContext } from '#web/http/error-context.ts';
import { useToggleItem } from '#web/api/goals/inventory.ts';
import { withdrawCompletionOffer } from '#web/widgets/goal/completion-toast.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import type { ItemAction } from './action.ts';

/** Opens the completion dialog for a pending item, and reopens a completed one directly. Stable while `onAction` is. */
export function useItemToggle(onAction: (action: ItemAction) => void): (item: InventoryItem) => void {
  const { mutateAsync: toggle } = useToggleItem();
  return useCallback(
    (item) => {
      if (!item.completed) return onAction({ type: 'complete', item });
      withdrawCompletionOffer(item.goal);
      toggle({ item, changes: { completed: false } }).catch((error: unknown) => {
        showToast('failed', withContext(error, 'The item was not saved.').message);
      });
    },
    [onAction, toggle],
  );
}
