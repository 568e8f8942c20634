import { reached } from './reached.ts';

/** Of this release: put in when it is built. */
declare const RELEASE: { readonly version: string; readonly entry: string; readonly files: readonly string[] };

const { version, entry, files } = RELEASE;

const PREFIX = 'shell-';
const CURRENT = PREFIX + version;
const PAGE = '/app.html';
/** How long a page may take to come, where there is one already. */
const PATIENCE_MS = 3000;

/** What it takes to begin without a network. Should anything be missing, there is no new worker, and nothing changes. */
export async function installShell(): Promise<void> {
  try {
    const page = await fetch(PAGE, { cache: 'no-cache' });
    // Between this file and that one there may have been another release.
    const isOurs = page.ok && (await page.clone().text()).includes(entry);
    if (!isOurs) throw new Error('The page is of another release.');
    const cache = await caches.open(CURRENT);
    await cache.addAll(files);
    await cache.put(PAGE, page);
  } catch (error) {
    await caches.delete(CURRENT);
    throw error;
  }
}

/** All but the last one before, of which tabs may still be open. */
export async function removeOldShells(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CURRENT);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** From the network, so that a new release shows at once; where that fails or is slow, as it was last installed. */
export async function pageOf(event: FetchEvent): Promise<Response> {
  const network = pageOfNetwork(event);
  const page = await caches.match(PAGE, { cacheName: CURRENT, ignoreVary: true });
  if (!page) return network;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(page), PATIENCE_MS));
  return Promise.race([network.then(reached), late]).catch(() => page);
}

/** Browsers ask for it while the worker wakes up; those that do not leave it to the worker. */
async function pageOfNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

/** Never changes under its name, so the first is as good as any. */
export async function fileOf(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const file = await fetch(request);
  // No page that somebody in between has put in its place.
  const isPage = file.headers.get('content-type')?.startsWith('text/html');
  if (file.ok && !isPage) event.waitUntil(keep(request, file.clone()));
  return file;
}

async function keep(request: Request, file: Response): Promise<void> {
  const cache = await caches.open(CURRENT);
  await cache.put(request, file);
}
