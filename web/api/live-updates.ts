import type { Query, QueryClient } from '@tanstack/react-query';
import { discardInitialData } from '#web/http/initial-data.ts';
import { type Change, onChange, takeEarlyChanges, takeRefreshedData } from '#web/http/refreshed-data.ts';
import { cacheRefreshedData } from '#web/offline/api-cache.ts';
import { isUserQuery, meQuery } from './account/auth.ts';
import { matchAny } from './cache/invalidation.ts';
import { timeEntryKeys } from './cache/time-entry-keys.ts';
import type { ActiveEntries } from './time-entries/timers.ts';

const CHANNEL = 'weekwise-changes';
/** Data fetched more recently than this counts as current. It is slightly less than the interval for polling timers. */
const COUNTED_TIMERS_MAX_AGE_MS = 25_000;

/** What a tab sends to the others after a successful mutation. */
interface ChangeMessage extends Change {
  readonly userId: string;
}

/**
 * Keeps the user's data on the screen up to date. Other tabs of this browser broadcast their changes and the new data.
 * Changes from other devices show in the account's revision, which arrives with the running timers every half minute.
 * Returns a function that stops the updates.
 */
export function startLiveUpdates(queryClient: QueryClient, userId: string): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let knownRevision = queryClient.getQueryData<ActiveEntries>(timeEntryKeys.active)?.revision;
  /** Changes made in this browser since `knownRevision`. Each increments the revision by one. */
  let ownChanges = 0;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only one origin
  const send = (change: Change) => channel.postMessage({ ...change, userId } satisfies ChangeMessage);

  const stopListening = onChange((change) => {
    ownChanges++;
    cacheRefreshedData(userId, change);
    send(change);
  });

  for (const change of takeEarlyChanges()) {
    cacheRefreshedData(userId, change);
    // Another tab may have newer data by now.
    send({ ...change, refreshed: {} });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<ChangeMessage>) => {
    // A tab that has been hidden since the last login may still belong to the browser's previous user.
    if (data.userId !== userId) return;
    ownChanges++;
    showChange(queryClient, data);
  });

  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    // `manual` marks a cache update made by a mutation.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (isActiveTimers(event.query)) onTimers(event.action.data as ActiveEntries);
  });

  function onTimers({ revision, cachedAt, data }: ActiveEntries): void {
    if (cachedAt !== undefined) return;
    const isChangedElsewhere = knownRevision !== undefined && revision !== knownRevision + ownChanges;
    knownRevision = revision;
    ownChanges = 0;
    if (isChangedElsewhere) {
      void showOtherDevicesChanges(queryClient, userId);
    } else if (data.length > 0 && !document.hidden) {
      // Do not abort requests: after a mutation, these queries are already being refetched.
      void queryClient.refetchQueries({ predicate: countsOutdatedTimers, type: 'active' }, { cancelRefetch: false });
    }
  }

  return () => {
    stopListening();
    unsubscribe();
    channel.close();
  };
}

/** A hidden tab sends no requests: data that did not arrive with the change is refetched when the tab becomes visible. */
function showChange(queryClient: QueryClient, change: Change): void {
  takeRefreshedData(change);
  const filter = change.queryKeys ? matchAny(change.queryKeys) : { predicate: isUserQuery };
  if (!document.hidden) {
    void queryClient.invalidateQueries(filter);
    return;
  }
  void queryClient.invalidateQueries({ ...filter, refetchType: 'none' });
  const hasArrived = ({ meta }: Query) => typeof meta?.['url'] === 'string' && meta['url'] in change.refreshed;
  void queryClient.refetchQueries({ predicate: hasArrived, type: 'active' });
}

/** Fetches the user first: their settings may have changed, or another tab may have logged in to another account. */
async function showOtherDevicesChanges(queryClient: QueryClient, userId: string): Promise<void> {
  await queryClient.prefetchQuery({ ...meQuery, staleTime: 0 });
  if (queryClient.getQueryData(meQuery.queryKey)?._id !== userId) return;
  discardInitialData();
  void queryClient.invalidateQueries({ predicate: (query) => isUserQuery(query) && !isActiveTimers(query) });
}

function isActiveTimers({ queryKey }: Query): boolean {
  return queryKey.join() === timeEntryKeys.active.join();
}

function countsOutdatedTimers({ meta, state }: Query): boolean {
  return meta?.['countsTimers'] === true && Date.now() - state.dataUpdatedAt > COUNTED_TIMERS_MAX_AGE_MS;
}
