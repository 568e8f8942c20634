/** Set on responses from the cache to the time when they were cached, by this device's clock. */
export const CACHED_AT_HEADER = 'x-kept-at';

/** Followed by the user's id. At most one such cache exists. */
export const API_CACHE_PREFIX = 'answers-';

export function responseCachedAt({ headers }: Response): number | undefined {
  const value = headers.get(CACHED_AT_HEADER);
  return value === null ? undefined : Number(value);
}

/** The responses that the server embedded in a page, for the service worker to cache. */
export interface CacheInitialDataMessage {
  readonly type: 'initial-data';
  /** Response bodies by URL. */
  readonly json: string;
  /** By this device's clock. */
  readonly receivedAt: number;
}

/** The responses that arrived with a mutation's response, for the service worker to cache. */
export interface CacheRefreshedDataMessage {
  readonly type: 'refreshed-data';
  readonly userId: string;
  /** Response bodies by URL. */
  readonly bodies: Readonly<Record<string, unknown>>;
  /** By this device's clock. */
  readonly receivedAt: number;
}
