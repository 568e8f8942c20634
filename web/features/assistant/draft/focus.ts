import { flushSync } from 'react-dom';

/** Changes the page and goes on with the keyboard at what has that id then; text is written on so far before its end. */
export function changeAndFocus(change: () => void, id: string, beforeEnd = 0): void {
  flushSync(change);
  const target = document.getElementById(id);
  target?.focus();
  if (!(target instanceof HTMLTextAreaElement)) return;
  const caret = Math.max(0, target.value.length - beforeEnd);
  target.setSelectionRange(caret, caret);
}
