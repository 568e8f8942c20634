const RELOADED_AT = 'reloadedAt';
const AGAIN_AFTER_MS = 30_000;

/**
 * After a release, a tab that was open before asks for files that are gone; loading everything anew gets the new ones.
 * Not without a connection, and not again if it has just been tried: then the visitor has to be told instead.
 */
export function mayReload(): boolean {
  try {
    return navigator.onLine && Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) > AGAIN_AFTER_MS;
  } catch {
    return false;
  }
}

export function reload(): void {
  try {
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } catch {
    // `mayReload` says no where nothing can be remembered; who pressed the button gets what they asked for.
  }
  window.location.reload();
}
