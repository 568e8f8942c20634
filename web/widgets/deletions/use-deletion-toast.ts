import { useRestore } from '#web/api/deletions.ts';
import { failureOf } from '#web/api/failure.ts';
import { showToast } from '#web/ui/toast.ts';

interface Deleted {
  /** Undefined if somebody else was quicker, so that there is nothing to undo. */
  readonly deletionId: string | undefined;
  readonly title: string;
}

/** Says that something was deleted, and offers to undo it. */
export function useUndoDeletion(): (deleted: Deleted) => void {
  const { mutateAsync: restore } = useRestore();

  async function undo(deletionId: string, title: string): Promise<void> {
    try {
      await restore(deletionId);
      showToast('done', 'restored.', title);
    } catch (error) {
      const { message, isPassing } = failureOf(error, 'It was not restored.');
      showToast('failed', message, undefined, isPassing ? undoing(deletionId, title) : undefined);
    }
  }

  function undoing(deletionId: string, title: string) {
    return { label: 'Undo', run: () => void undo(deletionId, title) };
  }

  return ({ deletionId, title }) =>
    showToast('done', 'deleted.', title, deletionId === undefined ? undefined : undoing(deletionId, title));
}
