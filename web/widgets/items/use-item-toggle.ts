import { useCallback } from 'react';
import type { InventoryItem } from '#contract/inventory.ts';
import { failureOf } from '#web/api/failure.ts';
import { useToggleItem } from '#web/api/inventory.ts';
import { withdrawCompletion } from '../goal/completion-topic.ts';
import { showToast } from '#web/ui/toast.ts';
import type { ItemAction } from './item-action.ts';

/** Asks how it was before an item is done; what is done becomes pending at once. The same function as long as `onAction` is. */
export function useItemToggle(onAction: (action: ItemAction) => void): (item: InventoryItem) => void {
  const { mutateAsync: toggle } = useToggleItem();
  return useCallback(
    (item) => {
      if (!item.completed) return onAction({ does: 'complete', item });
      withdrawCompletion(item.goal);
      toggle({ item, changes: { completed: false } }).catch((error: unknown) => {
        showToast('failed', failureOf(error, 'The item was not saved.').message);
      });
    },
    [onAction, toggle],
  );
}
