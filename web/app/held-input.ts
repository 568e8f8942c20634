import { useEffect } from 'react';
import { finishHydration } from '#web/render-context.ts';
import { migrateStorage, storeBrowserTraits } from '#web/ui/browser-storage.ts';

/*
 * A page that the server has rendered is visible before the app has started. What the user does with it until then is not
 * lost: app.html holds it, and it is repeated here.
 */

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Set by app.html, which holds input while it exists. */
    heldInput?: { readonly texts: ReadonlyMap<TextField, string>; readonly button?: HTMLElement };
  }
}

/** If the page cannot be rendered, the message in its place has to work. */
const MAX_HOLD_MS = 2000;

/** The user may open another page next. Not when this one opens, because no request needs the cookies before. */
const leavingEvents = ['pointerdown', 'keydown', 'pagehide'] as const;

/** Call it when the app renders the page itself: there is nothing to repeat. */
export function dropHeldInput(): void {
  finishHydration();
  delete window.heldInput;
}

/** Call it when React takes over the page. */
export function limitHold(): void {
  setTimeout(releaseHeldInput, MAX_HOLD_MS);
}

/** Repeats the input when the page has become interactive, and prepares the next one. For the component of a page. */
export function useStartPage(): void {
  useEffect(() => {
    finishHydration();
    // Not within the effect, where React would not process one event before the next.
    queueMicrotask(releaseHeldInput);
    migrateStorage();
    for (const type of leavingEvents) addEventListener(type, storeBrowserTraits, true);
    return () => {
      for (const type of leavingEvents) removeEventListener(type, storeBrowserTraits, true);
    };
  }, []);
}

function releaseHeldInput(): void {
  const { texts = new Map<TextField, string>(), button } = window.heldInput ?? {};
  delete window.heldInput;
  for (const [field, text] of texts) if (field.isConnected) typeInto(field, text);
  if (button?.isConnected) button.click();
  document.documentElement.dataset['started'] = '';
}

/** React compares the text with what it knows, which the property of the element itself sets, and that of its class does not. */
function typeInto(field: TextField, text: string): void {
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!;
  set!.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
