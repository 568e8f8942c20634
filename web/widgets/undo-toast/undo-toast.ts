import { withContext } from '#web/http/error-context.ts';
import { showToast } from '#web/ui/toast/toast.ts';

interface Undo {
  readonly run: () => Promise<unknown>;
  /** Such as 'The entries were moved back.' */
  readonly done: string;
  /** Such as 'The entries were not moved back.' */
  readonly failed: string;
}

/** Confirms a change with a toast that offers to undo it. */
export function showUndoToast(text: string, about: string | undefined, undo: Undo): void {
  showToast('done', text, about, undoAction(undo));
}

async function runUndo(undo: Undo): Promise<void> {
  try {
    await undo.run();
    showToast('done', undo.done);
  } catch (error) {
    const { message, isTransient } = withContext(error, undo.failed);
    showToast('failed', message, undefined, isTransient ? undoAction(undo) : undefined);
  }
}

function undoAction(undo: Undo) {
  return { label: 'Undo', run: () => void runUndo(undo) };
}
