/** The requests that the worker can respond to without the network. */
type RequestKind = 'page' | 'file' | 'api';

/** Static pages that are not part of the app. */
const publicPages = /^\/(?:(?:index|privacy|terms|source)(?:\.html)?)?$/;

/** Excludes the landing page's images. */
const appFiles = /^\/(?:assets\/.+\.(?:js|css|woff2)|favicon[\w-]*\.svg)$/;

/** Data that screens show. Excludes tokens, downloads and everything about sessions. */
const cachedEndpoints =
  /^\/api\/(?:auth\/me$|(?:focus-areas|goals|time-entries|weekly-goals|reports|action-plans|plan-weeks|inventory|tasks)(?:\/|$))/;

export function requestKind(method: string, mode: RequestMode, url: URL, origin: string): RequestKind | undefined {
  if (method !== 'GET' || url.origin !== origin) return undefined;
  const { pathname } = url;
  if (mode === 'navigate') return isAppPage(pathname) ? 'page' : undefined;
  if (appFiles.test(pathname)) return 'file';
  return isCachedEndpoint(pathname) ? 'api' : undefined;
}

export function isCachedEndpoint(path: string): boolean {
  return cachedEndpoints.test(path);
}

function isAppPage(path: string): boolean {
  return path === '/app.html' || !(publicPages.test(path) || path.startsWith('/api/') || path.includes('.'));
}
