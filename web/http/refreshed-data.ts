import {
  MAX_REFRESH_HEADER_LENGTH,
  MAX_REFRESH_URLS,
  REFRESH_HEADER,
  REFRESHED_TYPE,
  type RefreshedData,
  type RefreshedResponse,
} from '#contract/initial-data/refreshed-data.ts';
import { readClocks } from './clock-reading.ts';
import { addInitialResponses, type ClockReadings, discardInitialData, parseJson } from './initial-data.ts';

/** Long enough for the refetch that follows a mutation. */
const MAX_AGE_MS = 5000;
const MAX_EARLY_CHANGES = 10;

/** What a mutation makes stale. */
export interface Invalidation {
  /** Key prefixes of the stale queries. */
  readonly queryKeys: readonly (readonly unknown[])[];
  /** The URLs of the stale queries that are on the screen. */
  readonly urls: readonly string[];
  /** Whether the user who sent the mutation is still logged in to this tab. */
  readonly isCurrent: () => boolean;
}

/** A successful mutation. */
export interface Change {
  /** Key prefixes of the queries that are now stale; undefined for all of the user's data. */
  readonly queryKeys: Invalidation['queryKeys'] | undefined;
  readonly refreshed: RefreshedData;
  /** The clocks at the request and at the response. */
  readonly clocks: ClockReadings;
}

interface MutationInFlight {
  /** Whether no other mutation was in flight at the same time, so that the refreshed data includes all changes. */
  isAlone: boolean;
}

type ChangeListener = (change: Change) => void;
const listeners = new Set<ChangeListener>();
const inFlight = new Set<MutationInFlight>();
let early: { readonly change: Change; readonly invalidation: Invalidation | undefined }[] = [];

/** Calls the listener after each successful mutation of this tab, before its data is refetched. */
export function onChange(listener: ChangeListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current user's changes that were made while nothing was listening, and forgets them. */
export function takeEarlyChanges(): Change[] {
  const current = early.filter(({ invalidation }) => invalidation?.isCurrent());
  early = [];
  return current.map(({ change }) => change);
}

/**
 * Sends a mutation together with the URLs of the data that it makes stale. The refetch that follows uses the data that
 * arrives with the mutation's response.
 */
export async function withRefreshedData(
  invalidation: Invalidation | undefined,
  send: (headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const mutation: MutationInFlight = { isAlone: inFlight.size === 0 };
  markOverlapping();
  inFlight.add(mutation);
  try {
    const requestedAt = readClocks();
    const received = await send(refreshHeader(invalidation?.urls ?? []));
    const clocks = [requestedAt, readClocks()] as const;
    const { response, refreshed } = await unwrap(received);
    const usable = mutation.isAlone && invalidation?.isCurrent() ? refreshed : {};
    addInitialResponses(usable, clocks, MAX_AGE_MS);
    const change = { queryKeys: invalidation?.queryKeys, refreshed: usable, clocks };
    if (response.ok && listeners.size === 0) early = [...early, { change, invalidation }].slice(-MAX_EARLY_CHANGES);
    if (response.ok) for (const listener of listeners) listener(change);
    return response;
  } finally {
    inFlight.delete(mutation);
  }
}

/** Prepares for the refetch of data that another tab has changed. */
export function takeRefreshedData({ refreshed, clocks }: Change): void {
  discardInitialData();
  if (inFlight.size === 0) addInitialResponses(refreshed, clocks, MAX_AGE_MS);
  markOverlapping();
}

/** The data that these mutations refresh may lack the changes made by another one. */
function markOverlapping(): void {
  for (const mutation of inFlight) mutation.isAlone = false;
}

function refreshHeader(urls: readonly string[]): Record<string, string> {
  let length = 0;
  const fitting = urls
    .slice(0, MAX_REFRESH_URLS)
    .filter((url) => (length += url.length + 1) <= MAX_REFRESH_HEADER_LENGTH);
  return fitting.length > 0 ? { [REFRESH_HEADER]: fitting.join(',') } : {};
}

async function unwrap(received: Response): Promise<{ readonly response: Response; readonly refreshed: RefreshedData }> {
  if (!received.headers.get('Content-Type')?.startsWith(REFRESHED_TYPE)) return { response: received, refreshed: {} };
  // A truncated response has no valid body, regardless of the mutation's status.
  const parsed = parseJson(await received.text().catch(() => '')) as RefreshedResponse | undefined;
  if (!parsed) return { response: new Response('', { status: received.status }), refreshed: {} };
  const { status, body, refreshed } = parsed;
  return { response: new Response(status === 204 ? null : JSON.stringify(body), { status }), refreshed };
}
