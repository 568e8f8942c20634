/** Returns null if storage is disabled or holds something other than JSON. */
export function readStorage(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeStorage(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or disabled; the page works without it.
  }
}

/** Removes everything the last user left in this browser. */
export function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is disabled, so nothing was written either.
  }
}
