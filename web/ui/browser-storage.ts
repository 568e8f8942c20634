/** What this browser remembers between visits. Storage may be switched off, full or hold rubbish. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page still works, it only forgets.
  }
}

/** Nothing is left of whoever used it. */
export function clearStored(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // What cannot be cleared could not be written either.
  }
}
