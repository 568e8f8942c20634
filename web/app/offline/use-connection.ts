import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { meQuery } from '#web/api/auth.ts';
import { refreshEverything } from '#web/api/refresh-everything.ts';
import { activeEntriesQuery } from '#web/api/time-entries.ts';

interface Connection {
  readonly isOffline: boolean;
  /** When what is shown was loaded, by the clock of this device. */
  readonly loadedAt: number;
  /** When the server last said something. */
  readonly heardAt: number;
}

/** Whether there is one. Every page asks for the timers again and again, so their answers tell. */
export function useConnection(): Connection {
  const queryClient = useQueryClient();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const { data, dataUpdatedAt } = useQuery(activeEntriesQuery);
  const isOffline = !isOnline || data?.keptAt !== undefined;

  const wasOnline = useRef(isOnline);
  useEffect(() => {
    // What the browser says is to be seen: until then, what was kept is still what is known.
    if (isOnline && !wasOnline.current) void queryClient.invalidateQueries({ queryKey: activeEntriesQuery.queryKey });
    wasOnline.current = isOnline;
  }, [isOnline, queryClient]);

  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (!isOffline && wasOffline.current) {
      void queryClient.prefetchQuery({ ...meQuery, staleTime: 0 });
      void refreshEverything(queryClient);
    }
    wasOffline.current = isOffline;
  }, [isOffline, queryClient]);

  return { isOffline, loadedAt: data?.keptAt ?? dataUpdatedAt, heardAt: isOffline ? 0 : dataUpdatedAt };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
