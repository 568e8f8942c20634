import { useQueryClient } from '@tanstack/react-query';
import { restorableDays } from '#domain/deletion.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { deleteEntries, withEntriesContext } from '#web/api/entry-edits.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { showDeletionToast } from '#web/widgets/deletions/deletion-toast.ts';
import type { EntriesDialogProps } from './entries-dialog-props.ts';
import { formatEntryCount } from './format-count.ts';
import { sumMs } from './sum-ms.ts';

export function DeleteEntriesDialog({ entries, onClose, onDone }: EntriesDialogProps) {
  const queryClient = useQueryClient();
  const count = formatEntryCount(entries.length);

  async function handleConfirm() {
    let deletionId: string;
    try {
      deletionId = await deleteEntries(
        queryClient,
        entries.map(({ _id }) => _id),
      );
    } catch (error) {
      throw withEntriesContext(error, 'The entries were not deleted.');
    }
    onClose();
    onDone();
    showDeletionToast(queryClient, { deletionId, title: count });
  }

  return (
    <ConfirmDialog
      title={`Delete ${count}?`}
      confirmLabel="Delete"
      isDestructive
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        <strong>{formatElapsed(sumMs(entries))}</strong> will be deleted. You can restore
        {entries.length === 1 ? ' it' : ' the entries'} for {restorableDays} days.
      </p>
    </ConfirmDialog>
  );
}
