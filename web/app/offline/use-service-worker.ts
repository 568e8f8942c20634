import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '#web/api/auth.ts';
import { refreshEverything } from '#web/api/refresh-everything.ts';

/** Keeps what it takes to go on without a connection; where there can be none, everything else works all the same. */
export function useServiceWorker(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void register(navigator.serviceWorker, queryClient);
  }, [queryClient]);
}

async function register(workers: ServiceWorkerContainer, queryClient: QueryClient): Promise<void> {
  if (!workers.controller) {
    // The first one has not seen what this page was answered so far.
    workers.addEventListener('controllerchange', () => void askAgain(queryClient), { once: true });
  }
  try {
    await workers.register('/sw.js');
  } catch {
    // Switched off, or the connection is lost again: the next visit tries anew.
  }
}

async function askAgain(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery({ ...meQuery, staleTime: 0 });
  await refreshEverything(queryClient);
}
