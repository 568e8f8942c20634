import type { QueryClient } from '@tanstack/react-query';
import { restoreDeletion } from '#web/api/deletions/deletions.ts';
import { withContext } from '#web/http/error-context.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { formatRestored } from './restored-text.ts';

interface DeletedRecord {
  /** Undefined if the record had already been deleted elsewhere, so there is nothing to undo. */
  readonly deletionId: string | undefined;
  readonly title: string;
}

/** Confirms a deletion with a toast that offers to undo it. For callers outside React components. */
export function showDeletionToast(
  queryClient: QueryClient,
  { deletionId, title }: DeletedRecord,
  text = 'deleted.',
): void {
  showToast('done', text, title, deletionId === undefined ? undefined : undoAction(queryClient, deletionId, title));
}

function undoAction(queryClient: QueryClient, deletionId: string, title: string) {
  // With a topic of its own, it does not replace the toast of another record with the same title.
  return { label: 'Undo', run: () => void undo(queryClient, deletionId, title), topic: `deletion ${deletionId}` };
}

async function undo(queryClient: QueryClient, deletionId: string, title: string): Promise<void> {
  try {
    showToast('done', formatRestored(await restoreDeletion(queryClient, deletionId), title), title);
  } catch (error) {
    const { message, isTransient } = withContext(error, 'It was not restored.');
    showToast('failed', message, undefined, isTransient ? undoAction(queryClient, deletionId, title) : undefined);
  }
}
