import type { InventoryItem } from '#contract/inventory.ts';
import { withContext } from '#web/http/error-context.ts';
import { useDeleteItem } from '#web/api/inventory.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';

interface DeleteItemDialogProps {
  readonly item: InventoryItem;
  readonly onClose: () => void;
}

export function DeleteItemDialog({ item, onClose }: DeleteItemDialogProps) {
  const { mutateAsync: deleteItem } = useDeleteItem();

  async function handleConfirm() {
    try {
      await deleteItem(item._id);
    } catch (error) {
      throw withContext(error, 'The item was not deleted.');
    }
    onClose();
    showToast('done', 'deleted.', item.title);
  }

  return (
    <ConfirmDialog
      title="Delete this item permanently?"
      confirmLabel="Delete"
      isDestructive
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        <strong dir="auto">{item.title}</strong> will be lost with its link, notes and rating. This action cannot be
        undone.
      </p>
    </ConfirmDialog>
  );
}
