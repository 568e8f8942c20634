import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { restorableDays } from '#domain/deletion.ts';
import { formatElapsed } from '#domain/duration/format-duration.ts';
import { deleteEntries, withEntriesContext } from '#web/api/time-entries/entry-edits.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { showDeletionToast } from '#web/widgets/deletions/deletion-toast.ts';
import type { EntriesDialogProps } from './entries-dialog-props.ts';
import { formatEntryCount } from './format-count.ts';
import { sumMs } from './sum-ms.ts';

export function DeleteEntriesDialog({ entries: selected, onClose, onDone }: EntriesDialogProps) {
  const queryClient = useQueryClient();
  // Deleted entries leave the list before the dialog closes.
  const [entries, setEntries] = useState(selected);
  if (selected.length > 0 && selected !== entries) setEntries(selected);
  const count = formatEntryCount(entries.length);
  const [hasFailed, setHasFailed] = useState(false);

  const finish = useEffectEvent(() => {
    onClose();
    onDone();
    showToast('done', 'deleted.', count);
  });
  // The entries were deleted, but the response was lost.
  const isDone = hasFailed && selected.length === 0;
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);

  async function handleConfirm() {
    let deletionId: string;
    try {
      deletionId = await deleteEntries(
        queryClient,
        entries.map(({ _id }) => _id),
      );
    } catch (error) {
      setHasFailed(true);
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
