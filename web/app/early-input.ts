import { useEffect } from 'react';
import { migrateStorage, storeBrowserTraits } from '#web/ui/browser-storage.ts';

/*
 * A page that the server has rendered is visible before the app has started. What the user does with it until then is not
 * lost: app.html records it, and it is repeated here.
 */

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Recorded by app.html while it exists. */
    earlyInput?: { readonly texts: Map<TextField, string>; button?: HTMLElement | undefined };
  }
}

let earlyClick: HTMLElement | undefined;

/** Call it when React starts to handle events. It ignores what is typed into a field before it has rendered that field. */
export function stopRecordingClicks(): void {
  const { earlyInput } = window;
  earlyClick = earlyInput?.button;
  if (earlyInput) Object.defineProperty(earlyInput, 'button', { set: () => undefined });
}

/** Repeats the input when the page has become interactive, and prepares the next one. For the component of a page. */
export function useStartPage(): void {
  useEffect(() => {
    replayEarlyInput();
    migrateStorage();
    storeBrowserTraits();
    document.documentElement.dataset['started'] = '';
    addEventListener('pagehide', storeBrowserTraits);
    return () => removeEventListener('pagehide', storeBrowserTraits);
  }, []);
}

function replayEarlyInput(): void {
  for (const [field, text] of window.earlyInput?.texts ?? []) if (field.isConnected) typeInto(field, text);
  delete window.earlyInput;
  if (earlyClick?.isConnected) earlyClick.click();
  earlyClick = undefined;
}

/** React compares the text with what it knows, which the property of the element itself sets, and that of its class does not. */
function typeInto(field: TextField, text: string): void {
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!;
  set!.call(field, text);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
