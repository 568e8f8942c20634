/**
 * Session storage, cleared on logout. If it is disabled, or a value in it is invalid, the value counts as absent.
 */
const tabStorageKeys = [
  'csrfToken',
  /** A marker that a user has logged in from this tab; not a credential. */
  'token',
  /** Text that was being typed when the session ended. */
  'draft',
  'planForm',
  'planWizard',
  /** The last attempt to save a plan from the assistant. */
  'planSave',
  /** What proves that a return from OpenRouter belongs to this tab. */
  'openRouter',
  'resetToken',
  'invitation',
] as const;

export type TabStorageKey = (typeof tabStorageKeys)[number];

/** What a page shows in its first render, although the server did not know it. */
export const keysOfFirstRender = [
  'planForm',
  'planWizard',
  'planSave',
  'resetToken',
  'invitation',
] as const satisfies readonly TabStorageKey[];

export function readTabStorage(key: TabStorageKey): string | undefined {
  try {
    const value = sessionStorage.getItem(key);
    return value !== null && isHeaderSafe(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function writeTabStorage(key: TabStorageKey, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is disabled or full. The CSRF token is fetched again when needed, and the rest is a convenience.
  }
}

export function removeFromTabStorage(...keys: TabStorageKey[]): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled, so it is empty.
  }
}

export function clearTabStorage(): void {
  removeFromTabStorage(...tabStorageKeys);
}

/** `fetch` throws if a header contains any other character. */
function isHeaderSafe(value: string): boolean {
  return /^[\x21-\x7e]+$/.test(value);
}
