import { useEffect } from 'react';

/*
 * A page that the server has rendered is visible before the app has started. What the user does with it until then is not
 * lost: app.html remembers the last button that was pressed, and the browser what was typed.
 */
declare global {
  interface Window {
    earlyClick?: HTMLElement | undefined;
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const earlyText = new Map<TextField, string>();

/** Call it just before the app takes over the page: React expects the fields as they were rendered. */
export function holdEarlyText(container: Element): void {
  for (const field of container.querySelectorAll<TextField>('input, textarea')) {
    if (field.value === field.defaultValue) continue;
    earlyText.set(field, field.value);
    field.value = field.defaultValue;
  }
}

/** Repeats the input when the page has become interactive. For the component of a page. */
export function useReplayEarlyInput(): void {
  useEffect(() => {
    for (const [field, text] of earlyText) typeInto(field, text);
    earlyText.clear();
    const { earlyClick } = window;
    // app.html stops watching.
    delete window.earlyClick;
    document.documentElement.dataset['started'] = '';
    if (earlyClick?.isConnected) earlyClick.click();
  }, []);
}

/** React ignores changes by the property of the element itself, which it has replaced. */
function typeInto(field: TextField, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
