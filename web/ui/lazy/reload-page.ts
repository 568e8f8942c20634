const RELOADED_AT_KEY = 'reloadedAt';
const MIN_RELOAD_INTERVAL_MS = 30_000;

/**
 * After a release, a tab that was already open requests chunks that no longer exist; a reload gets the new ones. Not
 * while offline, and not twice in a row: then the caller has to show an error instead.
 */
export function canReload(): boolean {
  try {
    return navigator.onLine && Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) > MIN_RELOAD_INTERVAL_MS;
  } catch {
    return false;
  }
}

export function reloadPage(): void {
  try {
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  } catch {
    // Storage is disabled. `canReload` is false then, so only an explicit click by the user gets here.
  }
  window.location.reload();
}
