import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#contract/auth.ts';
import { meQuery } from '#web/api/auth.ts';
import { KEPT_ANSWERS } from '#web/api/kept-at.ts';
import { refreshEverything } from '#web/api/refresh-everything.ts';
import { askForTimers } from './ask-for-timers.ts';

/** Keeps what it takes to go on without a connection; where there can be none, everything else works all the same. */
export function useServiceWorker({ _id, timeZone }: User): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    void prepare(navigator.serviceWorker, queryClient, _id, timeZone);
  }, [queryClient, _id, timeZone]);
}

async function prepare(
  workers: ServiceWorkerContainer,
  queryClient: QueryClient,
  userId: string,
  timeZone: string,
): Promise<void> {
  try {
    await workers.register('/sw.js');
  } catch {
    // Switched off, or the connection is lost again: the next visit tries anew.
    return;
  }
  await controlled(workers);
  // The first one has not seen what this page was answered so far.
  if (!(await caches.has(KEPT_ANSWERS + userId))) {
    await queryClient.prefetchQuery({ ...meQuery, staleTime: 0 });
    await refreshEverything(queryClient);
  }
  await askForTimers(queryClient, timeZone);
}

/** A page that was reloaded by force is never, and so keeps nothing. */
async function controlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return;
  await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
}
