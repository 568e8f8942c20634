import { rejectGatewayError } from './gateway-error.ts';

/** Inserted by the build. */
declare const RELEASE: { readonly version: string; readonly entry: string; readonly files: readonly string[] };

const { version, entry, files } = RELEASE;

const CACHE_PREFIX = 'shell-';
const CURRENT_CACHE = CACHE_PREFIX + version;
const PAGE_PATH = '/app.html';
/** How long to wait for the network when a page is cached. */
const NETWORK_TIMEOUT_MS = 3000;

/** Caches everything needed to start offline. If any file fails, the new worker is not installed; the old one stays. */
export async function installShell(): Promise<void> {
  try {
    const page = await fetch(PAGE_PATH, { cache: 'no-cache' });
    // A release may have been deployed after the worker was fetched and before the page was.
    const isCurrentRelease = page.ok && (await page.clone().text()).includes(entry);
    if (!isCurrentRelease) throw new Error('The page belongs to another release.');
    const cache = await caches.open(CURRENT_CACHE);
    await cache.addAll(files);
    await cache.put(PAGE_PATH, page);
  } catch (error) {
    await caches.delete(CURRENT_CACHE);
    throw error;
  }
}

/** Keeps the previous release, which open tabs may still use. */
export async function removeOldShells(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CURRENT_CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Tries the network first, so that a new release shows at once. Uses the installed page if the network fails or is slow. */
export async function respondToPageRequest(event: FetchEvent): Promise<Response> {
  const network = fetchPage(event);
  const page = await caches.match(PAGE_PATH, { cacheName: CURRENT_CACHE, ignoreVary: true });
  if (!page) return network;
  const fallbackAfterTimeout = new Promise<Response>((resolve) => setTimeout(() => resolve(page), NETWORK_TIMEOUT_MS));
  return Promise.race([network.then(rejectGatewayError), fallbackAfterTimeout]).catch(() => page);
}

/** Uses the navigation preload of browsers that support it. */
async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

/** Tries the cache first, because a file with the same name always has the same content. */
export async function respondToFileRequest(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached) return cached;
  const file = await fetch(request);
  // A captive portal may respond with a page instead of the file.
  const isPage = file.headers.get('content-type')?.startsWith('text/html');
  if (file.ok && !isPage) event.waitUntil(cacheFile(request, file.clone()));
  return file;
}

async function cacheFile(request: Request, file: Response): Promise<void> {
  const cache = await caches.open(CURRENT_CACHE);
  await cache.put(request, file);
}
