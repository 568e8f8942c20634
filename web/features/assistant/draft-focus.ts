import { flushSync } from 'react-dom';

/** Changes the page and goes on with the keyboard at what has that id then; text is written on at its end. */
export function changeAndFocus(change: () => void, id: string): void {
  flushSync(change);
  const target = document.getElementById(id);
  target?.focus();
  if (target instanceof HTMLTextAreaElement) target.setSelectionRange(target.value.length, target.value.length);
}
