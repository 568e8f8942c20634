import { useRestoreDeletion } from '#web/api/deletions.ts';
import { withContext } from '#web/http/error-context.ts';
import { showToast } from '#web/ui/toast/toast.ts';

interface DeletedRecord {
  /** Undefined if the record had already been deleted elsewhere, so there is nothing to undo. */
  readonly deletionId: string | undefined;
  readonly title: string;
}

/** Confirms a deletion with a toast that offers to undo it. */
export function useDeletionToast(): (deleted: DeletedRecord) => void {
  const { mutateAsync: restore } = useRestoreDeletion();

  async function undo(deletionId: string, title: string): Promise<void> {
    try {
      await restore(deletionId);
      showToast('done', 'restored.', title);
    } catch (error) {
      const { message, isTransient } = withContext(error, 'It was not restored.');
      showToast('failed', message, undefined, isTransient ? undoAction(deletionId, title) : undefined);
    }
  }

  function undoAction(deletionId: string, title: string) {
    return { label: 'Undo', run: () => void undo(deletionId, title) };
  }

  return ({ deletionId, title }) =>
    showToast('done', 'deleted.', title, deletionId === undefined ? undefined : undoAction(deletionId, title));
}
