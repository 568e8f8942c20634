export const DEFAULT_LOCATION = '/dashboard';

/** Pages for visitors without a session; returning to them after logging in makes no sense. */
const excludedPaths = new Set(['/', '/login', '/register']);

/** Characters that browsers strip or turn into slashes when they parse a URL. */
// oxlint-disable-next-line no-control-regex
const unsafeCharacters = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/;

/**
 * Where to go after logging in: the requested path if it belongs to this site, otherwise the dashboard. The value comes
 * from the URL, so it is untrusted.
 */
export function safeReturnLocation(requested: unknown, origin = location.origin): string {
  return isSameOriginPath(requested, origin) ? requested : DEFAULT_LOCATION;
}

function isSameOriginPath(requested: unknown, origin: string): requested is string {
  if (typeof requested !== 'string' || requested.length > 2000) return false;
  if (!/^\/(?!\/)/.test(requested) || unsafeCharacters.test(requested)) return false;
  const url = URL.parse(requested, origin);
  if (!url || url.origin !== origin) return false;
  const path = tryDecode(url.pathname);
  // Once decoded or normalized ('/.//evil'), a path may still start like a protocol-relative URL.
  return (
    path !== undefined &&
    !path.startsWith('//') &&
    !unsafeCharacters.test(path) &&
    !excludedPaths.has(path) &&
    !path.startsWith('/api/')
  );
}

function tryDecode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
