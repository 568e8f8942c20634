import {
  API_CACHE_PREFIX,
  CACHED_AT_HEADER,
  type CacheInitialDataMessage,
  type CacheRefreshedDataMessage,
} from '../cached-at.ts';
import { rejectGatewayError } from './gateway-error.ts';
import { isCachedEndpoint } from './request-kind.ts';

const ME_PATH = '/api/auth/me';
const MAX_CACHED = 200;
const MAX_AGE_MS = 30 * 24 * 3_600_000;
/** Shorter than the pages' own timeout, so that they get the cached response. */
const NETWORK_TIMEOUT_MS = 10_000;

/** How many times all caches were cleared: a response to a request from before the last clearing is not cached. */
let clearCount = 0;
/** Settles once the user's cache exists. Other responses wait for it, because they could not be cached earlier. */
let userCacheReady: Promise<unknown> = Promise.resolve();

/** Tries the network first, then the cache. A header of a cached response says when it was cached. */
export async function respondToApiRequest(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const clearCountBefore = clearCount;
  // Opened before the fetch: if the user logs out during it, the response goes to a deleted cache.
  const cache = await userCacheReady.then(openUserCache);
  let response: Response;
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(NETWORK_TIMEOUT_MS)]);
    response = rejectGatewayError(await fetch(request, { signal }));
  } catch (error) {
    const cached = await cache?.match(request, { ignoreVary: true });
    if (cached && Date.now() - Number(cached.headers.get(CACHED_AT_HEADER)) < MAX_AGE_MS) return cached;
    throw error;
  }
  if (response.status === 401) await deleteApiCaches();
  if (response.status === 200 && response.headers.get('content-type')?.startsWith('application/json')) {
    const copy = response.clone();
    const isMe = new URL(request.url).pathname === ME_PATH;
    event.waitUntil(isMe ? cacheUserResponse(request, copy, clearCountBefore) : cacheResponse(cache, request, copy));
  }
  return response;
}

/** Caches the responses embedded in a page, except those that have been replaced by newer ones. */
export async function cacheInitialData({ json, receivedAt }: CacheInitialDataMessage): Promise<void> {
  const bodies = JSON.parse(json) as Record<string, unknown>;
  const clearCountBefore = clearCount;
  // Without the user's response, the cache could belong to another user.
  if (!(ME_PATH in bodies)) return;
  await cacheUserResponse(new Request(ME_PATH), Response.json(bodies[ME_PATH]), clearCountBefore, receivedAt);
  await cacheBodies(await openUserCache(), bodies, clearCountBefore, receivedAt);
}

/** Caches the responses that arrived with a mutation's response, if the user is still logged in. */
export async function cacheRefreshedData({ userId, bodies, receivedAt }: CacheRefreshedDataMessage): Promise<void> {
  const clearCountBefore = clearCount;
  const name = API_CACHE_PREFIX + userId;
  await userCacheReady;
  if (await caches.has(name)) await cacheBodies(await caches.open(name), bodies, clearCountBefore, receivedAt);
}

async function cacheBodies(
  cache: Cache | undefined,
  bodies: Readonly<Record<string, unknown>>,
  clearCountBefore: number,
  receivedAt: number,
): Promise<void> {
  for (const [url, body] of Object.entries(bodies)) {
    const { pathname } = new URL(url, self.location.origin);
    if (pathname === ME_PATH || !isCachedEndpoint(pathname) || clearCountBefore !== clearCount) continue;
    const cached = await cache?.match(url, { ignoreVary: true });
    if (!cached || Number(cached.headers.get(CACHED_AT_HEADER)) < receivedAt) {
      await cacheResponse(cache, new Request(url), Response.json(body), receivedAt);
    }
  }
}

export async function deleteApiCaches(exceptName?: string): Promise<void> {
  if (exceptName === undefined) clearCount++;
  const names = (await caches.keys()).filter((name) => name.startsWith(API_CACHE_PREFIX) && name !== exceptName);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function openUserCache(): Promise<Cache | undefined> {
  const name = (await caches.keys()).find((each) => each.startsWith(API_CACHE_PREFIX));
  return name === undefined ? undefined : caches.open(name);
}

function cacheUserResponse(
  request: Request,
  response: Response,
  clearCountBefore: number,
  receivedAt = Date.now(),
): Promise<void> {
  const done = (async () => {
    const { user } = (await response.clone().json()) as { user: { _id: string } };
    const name = API_CACHE_PREFIX + user._id;
    await deleteApiCaches(name);
    if (clearCountBefore === clearCount) await cacheResponse(await caches.open(name), request, response, receivedAt);
  })();
  // An error here must not fail other requests.
  userCacheReady = done.catch(() => undefined);
  return done;
}

async function cacheResponse(
  cache: Cache | undefined,
  request: Request,
  response: Response,
  receivedAt = Date.now(),
): Promise<void> {
  if (!cache) return;
  const headers = {
    'content-type': response.headers.get('content-type') ?? '',
    [CACHED_AT_HEADER]: String(receivedAt),
  };
  await cache.put(request, new Response(await response.blob(), { headers }));
  // Cache keys are in insertion order, oldest first.
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MAX_CACHED).map((key) => cache.delete(key)));
}
