import type { InventoryItem } from '#contract/inventory.ts';
import { failureOf } from '#web/api/failure.ts';
import { useDeleteItem } from '#web/api/inventory.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';

interface DeleteItemProps {
  readonly item: InventoryItem;
  readonly onClose: () => void;
}

export function DeleteItem({ item, onClose }: DeleteItemProps) {
  const { mutateAsync: deleteItem } = useDeleteItem();

  async function confirmed() {
    try {
      await deleteItem(item._id);
    } catch (error) {
      throw failureOf(error, 'The item was not deleted.');
    }
    // The focus would return to its row, which has gone: the dialog sends it on.
    onClose();
    showToast('done', 'deleted.', item.title);
  }

  return (
    <ConfirmDialog
      title="Delete this item permanently?"
      confirmLabel="Delete"
      isDangerous
      onConfirm={confirmed}
      onClose={onClose}
    >
      <p>
        <strong dir="auto">{item.title}</strong> will be lost with its link, notes and rating. This action cannot be
        undone.
      </p>
    </ConfirmDialog>
  );
}
