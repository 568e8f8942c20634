import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { invalidateUserData, meQuery } from '#web/api/account/auth.ts';
import { activeEntriesQuery } from '#web/api/time-entries/timers.ts';

interface Connection {
  readonly isOffline: boolean;
  /** When the displayed data was loaded, by this device's clock. */
  readonly loadedAt: number;
  /** When the server last responded; 0 while offline. */
  readonly lastResponseAt: number;
}

/** Derives the connection state from the query for running timers, which every page polls. */
export function useConnection(): Connection {
  const queryClient = useQueryClient();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  // This mounts after the page, which has just loaded the timers.
  const { data, dataUpdatedAt } = useQuery({ ...activeEntriesQuery, refetchOnMount: false });
  const isOffline = !isOnline || data?.cachedAt !== undefined;

  const wasOnline = useRef(isOnline);
  useEffect(() => {
    // The browser's online event is only a hint; a response from the server confirms it.
    if (isOnline && !wasOnline.current) void queryClient.invalidateQueries({ queryKey: activeEntriesQuery.queryKey });
    wasOnline.current = isOnline;
  }, [isOnline, queryClient]);

  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (!isOffline && wasOffline.current) {
      void queryClient.prefetchQuery({ ...meQuery, staleTime: 0 });
      void invalidateUserData(queryClient);
    }
    wasOffline.current = isOffline;
  }, [isOffline, queryClient]);

  return { isOffline, loadedAt: data?.cachedAt ?? dataUpdatedAt, lastResponseAt: isOffline ? 0 : dataUpdatedAt };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
