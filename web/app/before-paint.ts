/* Bundled into app.html, to run before the first paint and before the app has loaded. */

import { keysOfFirstRender } from '#web/http/tab-storage.ts';
import { reachedWidth } from '#web/ui/browser-storage.ts';
import { readStoredColorScheme, themeColors } from '#web/ui/stored-color-scheme.ts';
import type { HeldInput } from './held-input.ts';

const root = document.documentElement;

applyColorScheme();
holdInput();
if (isOtherWidth() || hasStoredState() || location.hash) root.dataset['discarded'] = '';

/** Otherwise a dark page would flash white. */
function applyColorScheme(): void {
  // Keeps the colour of the browser's toolbar in sync with the scheme.
  new MutationObserver(() => {
    const scheme = root.dataset['colorScheme'] === 'dark' ? 'dark' : 'light';
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')!.content = themeColors[scheme];
  }).observe(root, { attributeFilter: ['data-color-scheme'] });
  const systemScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset['colorScheme'] = readStoredColorScheme() ?? systemScheme;
}

/**
 * Until the app has started, holds what the user types and the last button they press; the app replays both. The browser must not
 * submit a form itself, because its values would end up in the URL.
 */
function holdInput(): void {
  const held: HeldInput = { texts: new Map() };
  window.heldInput = held;
  const listen = <E extends keyof DocumentEventMap>(type: E, listener: (event: DocumentEventMap[E]) => void) =>
    document.addEventListener(type, (event) => window.heldInput && listener(event), true);
  const hold = (event: Event, button: HTMLElement | null) => {
    if (button) held.button = button;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  listen('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button) hold(event, button);
  });
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    hold(event, event.submitter ?? form.querySelector<HTMLElement>('[type=submit]'));
  });
  listen('input', ({ target }) => {
    const field = target as HTMLInputElement;
    if (field.type !== 'checkbox') held.texts.set(field, field.value);
  });
}

/*
 * The server-rendered page is hidden if the app has to render it again, because the server did not know the width of the window,
 * the hash or what this tab has stored.
 */

function isOtherWidth(): boolean {
  const { renderedWidth } = root.dataset;
  return renderedWidth !== undefined && Number(renderedWidth) !== reachedWidth();
}

function hasStoredState(): boolean {
  try {
    return keysOfFirstRender.some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
