/** What the worker may answer by itself when the network does not. */
type Kind = 'page' | 'file' | 'answer';

/** Pages that are read without the app. */
const publicPages = /^\/(?:(?:index|privacy|terms|source)(?:\.html)?)?$/;

/** Not the pictures of the landing page. */
const filesOfApp = /^\/(?:assets\/.+\.(?:js|css|woff2)|favicon[\w-]*\.svg)$/;

/** What the screens show; no tokens, no files to save, and nothing about sessions. */
const shownAnswers =
  /^\/api\/(?:auth\/me$|(?:focus-areas|goals|time-entries|weekly-goals|reports|action-plans|inventory|tasks)(?:\/|$))/;

export function kindOf(method: string, mode: RequestMode, url: URL, origin: string): Kind | undefined {
  if (method !== 'GET' || url.origin !== origin) return undefined;
  const { pathname } = url;
  if (mode === 'navigate') return isAppPage(pathname) ? 'page' : undefined;
  if (filesOfApp.test(pathname)) return 'file';
  return shownAnswers.test(pathname) ? 'answer' : undefined;
}

function isAppPage(path: string): boolean {
  return path === '/app.html' || !(publicPages.test(path) || path.startsWith('/api/') || path.includes('.'));
}
