import { useEffect } from 'react';
import { finishHydration } from '#web/render-context.ts';
import { migrateStorage, storeBrowserTraits } from '#web/ui/browser-storage.ts';

/*
 * A server-rendered page is visible before the app has started. Input during that time is not lost: before-paint.ts holds
 * it, and it is replayed here.
 */

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface HeldInput {
  readonly texts: Map<TextField, string>;
  button?: HTMLElement;
}

declare global {
  interface Window {
    /** Set by before-paint.ts, which holds input for as long as this exists. */
    heldInput?: HeldInput;
  }
}

/** Limited, because the user has to be able to use the error message if the page cannot be rendered. */
const MAX_HOLD_MS = 2000;

/** Events after which another page may be opened. Cookies are stored no earlier, because no request needs them before. */
const leavingEvents = ['pointerdown', 'keydown', 'pagehide'] as const;

/** Call it when the app renders the page itself, so that there is nothing to replay. */
export function dropHeldInput(): void {
  finishHydration();
  delete window.heldInput;
}

/** Call it when React hydrates the page. */
export function limitHold(): void {
  setTimeout(releaseHeldInput, MAX_HOLD_MS);
}

/** Replays the input once the page is interactive, and prepares for the next page. Each page's component calls it. */
export function useStartPage(): void {
  useEffect(() => {
    // Not inside the effect, where React would not process the events one by one.
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

/**
 * React ignores an event unless the value differs from the one that it tracks. Assigning to `value` updates the tracked
 * value; calling the prototype's setter does not. A field inside a Suspense boundary may not be hydrated yet: the first
 * event makes React hydrate it, which is when it starts to track the value. React's onChange follows `input` for text
 * and `change` for a selection, and ignores the other.
 */
function typeInto(field: TextField, text: string): void {
  const dispatch = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  dispatch('input');
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!;
  set!.call(field, text);
  dispatch('input');
  dispatch('change');
}
