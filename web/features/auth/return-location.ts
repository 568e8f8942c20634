export const DEFAULT_LOCATION = '/dashboard';

/** Where a visitor who has just logged in would be sent back here, or be asked to log in. */
const notReturnedTo = new Set(['/', '/login', '/register']);

/** Characters that browsers drop or turn into slashes when they read an address. */
// oxlint-disable-next-line no-control-regex
const misread = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/;

/**
 * Where to go after logging in: the wanted place if it is a path of this very site, else the dashboard.
 * The value comes from the address bar, so anybody can have written it.
 */
export function safeReturnLocation(wanted: unknown, origin = location.origin): string {
  return isOwnPath(wanted, origin) ? wanted : DEFAULT_LOCATION;
}

function isOwnPath(wanted: unknown, origin: string): wanted is string {
  if (typeof wanted !== 'string' || wanted.length > 2000) return false;
  if (!/^\/(?!\/)/.test(wanted) || misread.test(wanted)) return false;
  const url = URL.parse(wanted, origin);
  if (!url || url.origin !== origin) return false;
  const path = decoded(url.pathname);
  // Once decoded or shortened ('/.//evil'), a path may still begin as the address of another host does.
  return (
    path !== undefined &&
    !path.startsWith('//') &&
    !misread.test(path) &&
    !notReturnedTo.has(path) &&
    !path.startsWith('/api/')
  );
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
