import { useLayoutEffect, useSyncExternalStore } from 'react';

export type ColorSchemeChoice = 'auto' | 'light' | 'dark';

// app.html and landing/parts/head.html read the same keys before the first paint.
const STORAGE_KEY = 'weekwise-color-scheme';
/** Used before 2026-11. */
const FORMER_STORAGE_KEY = 'mantine-color-scheme-value';

const listeners = new Set<() => void>();
// The choice is held in memory too, so that it works without storage.
let choice: ColorSchemeChoice = 'auto';

function readStoredChoice(): ColorSchemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY) ?? localStorage.getItem(FORMER_STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

function setChoice(next: ColorSchemeChoice): void {
  choice = next;
  for (const listener of listeners) listener();
}

/** Adopts a choice made in another tab. */
function onStorage({ key }: StorageEvent): void {
  if (key === STORAGE_KEY) setChoice(readStoredChoice());
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
    localStorage.setItem(STORAGE_KEY, next);
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
