const RELOADED_AT_KEY = 'reloadedAt';
const MIN_RELOAD_INTERVAL_MS = 30_000;

/**
 * After a release, a tab that was already open requests chunks that no longer exist; a reload gets the new ones. Resolves
 * to false without a connection or shortly after another reload: the caller then has to show an error instead.
 */
export async function canReload(): Promise<boolean> {
  try {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT_KEY));
    return Date.now() - reloadedAt > MIN_RELOAD_INTERVAL_MS && (await isAppReachable());
  } catch {
    return false;
  }
}

/**
 * Whether a reload would reach the server. `navigator.onLine` alone is not enough: it is true on any network, and may
 * still be true when the first requests fail.
 */
export async function isAppReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch('/app.html', { method: 'HEAD', cache: 'no-store' });
    return status < 500;
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
