import type { InventoryItem } from '#contract/inventory.ts';
import { restorableDays } from '#domain/deletion.ts';
import { withContext } from '#web/http/error-context.ts';
import { useDeleteItem } from '#web/api/item-edits.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { useDeletionToast } from '#web/widgets/deletions/use-deletion-toast.ts';

interface DeleteItemDialogProps {
  readonly item: InventoryItem;
  readonly onClose: () => void;
}

export function DeleteItemDialog({ item, onClose }: DeleteItemDialogProps) {
  const { mutateAsync: deleteItem } = useDeleteItem();
  const showDeletionToast = useDeletionToast();

  async function handleConfirm() {
    let deletionId: string | undefined;
    try {
      deletionId = await deleteItem(item._id);
    } catch (error) {
      throw withContext(error, 'The item was not deleted.');
    }
    onClose();
    showDeletionToast({ deletionId, title: item.title });
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
        <strong dir="auto">{item.title}</strong> will be deleted with its link, notes and rating. You can restore it for{' '}
        {restorableDays} days; after that, it is gone.
      </p>
    </ConfirmDialog>
  );
}
