import { useLayoutEffect, useSyncExternalStore } from 'react';
import { COLOR_SCHEME_KEY, readStoredColorScheme } from './stored-color-scheme.ts';

export type ColorSchemeChoice = 'auto' | 'light' | 'dark';

const listeners = new Set<() => void>();
// The choice is held in memory too, so that it works without storage.
let choice: ColorSchemeChoice = 'auto';

function readStoredChoice(): ColorSchemeChoice {
  return readStoredColorScheme() ?? 'auto';
}

function setChoice(next: ColorSchemeChoice): void {
  choice = next;
  for (const listener of listeners) listener();
}

/** Adopts a choice made in another tab. */
function onStorage({ key }: StorageEvent): void {
  if (key === COLOR_SCHEME_KEY) setChoice(readStoredChoice());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    choice = readStoredChoice();
    addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

export function setColorScheme(next: ColorSchemeChoice): void {
  setChoice(next);
  try {
    localStorage.setItem(COLOR_SCHEME_KEY, next);
  } catch {
    // Storage is full or disabled; the choice lasts until the page is closed.
  }
}

/** The user's choice, where 'auto' follows the system. Unknown to the server; app.html applies it before the first paint. */
export function useColorSchemeChoice(): ColorSchemeChoice {
  return useSyncExternalStore(
    subscribe,
    () => choice,
    () => 'auto',
  );
}

/** Sets the attribute that tokens.css depends on. The root of the app calls it. */
export function useApplyColorScheme(): void {
  const chosen = useColorSchemeChoice();
  // A layout effect, because the colours must not change after the first paint.
  useLayoutEffect(() => {
    const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const systemScheme = systemIsDark.matches ? 'dark' : 'light';
      document.documentElement.dataset['colorScheme'] = chosen === 'auto' ? systemScheme : chosen;
    };
    apply();
    systemIsDark.addEventListener('change', apply);
    return () => systemIsDark.removeEventListener('change', apply);
  }, [chosen]);
}
