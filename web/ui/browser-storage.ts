import { getRenderContext, readCookies } from '#web/render-context.ts';
import { atLeast, breakpoints } from './breakpoints.ts';

/*
 * The user's view settings in this browser, such as the order of a list. They are stored in cookies, so that the server
 * renders pages in the same way.
 */

/** The server reads this cookie too. */
const WIDTH_KEY = 'weekwise-width';
const ZONE_KEY = 'weekwise-browser-zone';

const MAX_AGE_S = 400 * 24 * 3600;
/** Browsers ignore cookies of more than 4096 bytes. */
const MAX_LENGTH = 3500;

/** Returns null if nothing is stored or it is not JSON. */
export function readStorage(key: string): unknown {
  const cookies = typeof document === 'undefined' ? getRenderContext()?.cookies : readCookies();
  try {
    return JSON.parse(cookies?.[key] ?? 'null');
  } catch {
    return null;
  }
}

/** A value that is too long is not stored, because pages work without it. */
export function writeStorage(key: string, value: unknown): void {
  const text = encodeURIComponent(JSON.stringify(value));
  if (text.length <= MAX_LENGTH) writeCookie(key, text, MAX_AGE_S);
}

/** Removes everything the last user left in this browser. */
export function clearStorage(): void {
  for (const name of Object.keys(readCookies())) if (name.startsWith('weekwise-')) writeCookie(name, '', 0);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is disabled, so nothing was written either.
  }
}

/** Tells the server how to render the next page. */
export function storeBrowserTraits(): void {
  const traits = { [WIDTH_KEY]: reachedWidth(), [ZONE_KEY]: readTimeZone() };
  for (const [key, value] of Object.entries(traits)) if (readStorage(key) !== value) writeStorage(key, value);
}

/** The largest breakpoint that the window reaches, in em; 0 if it reaches none. */
export function reachedWidth(): number {
  const names = Object.keys(breakpoints) as (keyof typeof breakpoints)[];
  const reached = names.findLast((name) => matchMedia(atLeast(name)).matches);
  return reached ? breakpoints[reached] : 0;
}

/** The browser's time zone on the last visit. */
export function readStoredTimeZone(): unknown {
  return readStorage(ZONE_KEY);
}

/** Moves settings that were in local storage until 2026-11. Call it after the first render, which matches the server's. */
export function migrateStorage(): void {
  const migratedKeys =
    /^weekwise-(?:closed-.+|timers-sort|entries-view|sample-note-dismissed|kept-timers|zone-not-wanted|last-area)$/;
  try {
    for (const key of Object.keys(localStorage).filter((name) => migratedKeys.test(name))) {
      writeCookie(key, encodeURIComponent(localStorage.getItem(key)!), MAX_AGE_S);
      localStorage.removeItem(key);
    }
  } catch {
    // Storage is disabled.
  }
}

function writeCookie(name: string, value: string, maxAgeS: number): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is asynchronous
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeS}; samesite=lax`;
}

function readTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
