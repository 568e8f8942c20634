import { dismissToastsByTopic, showToast } from '#web/ui/toast/toast.ts';
import { changeAndFocus } from './focus.ts';

const TOAST_TOPIC = 'draft';

/** Offers to restore the part that was just changed, and focuses the element with this id if the user accepts. */
export function showUndoToast(name: string, restore: () => void, focusId: string, text = 'removed.'): void {
  const run = () => changeAndFocus(restore, focusId);
  showToast('done', text, name, { label: 'Undo', run, topic: TOAST_TOPIC });
}

/** Must be called once the draft can no longer be changed. */
export function closeUndoToasts(): void {
  dismissToastsByTopic(TOAST_TOPIC);
}
