import { closeToastsOf, showToast } from '#web/ui/toast.ts';
import { changeAndFocus } from './draft-focus.ts';

const TOPIC = 'draft';

/** What was removed last can be put back; `id` is where the keyboard goes on then. */
export function offerToPutBack(what: string, putBack: () => void, id: string): void {
  const run = () => changeAndFocus(putBack, id);
  showToast('done', 'removed.', what, { label: 'Undo', run, topic: TOPIC });
}

/** The draft can no longer be changed. */
export function endOffer(): void {
  closeToastsOf(TOPIC);
}
