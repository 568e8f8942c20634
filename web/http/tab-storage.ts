/**
 * What this browser tab remembers of its session: the anti-forgery token, a marker that somebody logged in here, what
 * was being typed when it ended, plans that are being made with the assistant and the last attempt to save one, and, until
 * they are used, the tokens of links to a new password and to a new account. Storage may be switched off or hold rubbish; then the tab
 * simply remembers nothing.
 */
const tabKeys = [
  'csrfToken',
  'token',
  'draft',
  'planForm',
  'planWizard',
  'planSave',
  'resetToken',
  'invitation',
] as const;

export type TabKey = (typeof tabKeys)[number];

export function remembered(key: TabKey): string | undefined {
  try {
    const value = sessionStorage.getItem(key);
    return value !== null && isHeaderSafe(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: TabKey, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Nothing is lost: the token is fetched again when it is needed.
  }
}

export function forget(...keys: TabKey[]): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // What cannot be removed could not be written either.
  }
}

/** Whoever leaves, leaves nothing behind. */
export function forgetTab(): void {
  forget(...tabKeys);
}

/** A value that cannot be a header would make `fetch` itself throw. */
function isHeaderSafe(value: string): boolean {
  return /^[\x21-\x7e]+$/.test(value);
}
