import { flushSync } from 'react-dom';

/** Applies a state change, then focuses the element. In a text field, the caret goes this far from the end. */
export function changeAndFocus(change: () => void, id: string, caretFromEnd = 0): void {
  flushSync(change);
  const target = document.getElementById(id);
  target?.focus();
  if (!(target instanceof HTMLTextAreaElement)) return;
  const caret = Math.max(0, target.value.length - caretFromEnd);
  target.setSelectionRange(caret, caret);
}
