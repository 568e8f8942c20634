import type { InventoryItem } from '#contract/goals/inventory.ts';
import { restorableDays } from '#domain/deletion.ts';
import { useDeleteItem } from '#web/api/goals/item-edits.ts';
import { DeleteDialog } from '#web/widgets/deletions/delete-dialog.tsx';

interface DeleteItemDialogProps {
  readonly item: InventoryItem;
  readonly onClose: () => void;
}

export function DeleteItemDialog({ item, onClose }: DeleteItemDialogProps) {
  const { mutateAsync: deleteItem } = useDeleteItem();

  return (
    <DeleteDialog
      question="Delete this item permanently?"
      title={item.title}
      failureMessage="The item was not deleted."
      onDelete={() => deleteItem(item._id)}
      onClose={onClose}
    >
      <p>
        <strong dir="auto">{item.title}</strong> will be deleted with its link, notes and rating. You can restore it for{' '}
        {restorableDays} days; after that, it is gone.
      </p>
    </DeleteDialog>
  );
}
