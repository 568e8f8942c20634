import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '#contract/account/auth.ts';
import { weekStartForInstant } from '#domain/calendar/calendar.ts';
import { invalidateUserData, meQuery } from '#web/api/account/auth.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { weeklyUsageQuery } from '#web/api/goals/goals.ts';
import { productivityScoreQuery, usageHistoryQuery } from '#web/api/reports/reports.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { API_CACHE_PREFIX } from '#web/offline/cached-at.ts';

/** Data that a page has loaded more recently than this is already in the worker's cache. */
const PREFETCH_STALE_TIME_MS = 60_000;

/** Registers the service worker and fills its cache for offline use. Does nothing in browsers without service workers. */
export function useServiceWorker({ _id, timeZone }: User): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    void registerAndPrefetch(navigator.serviceWorker, queryClient, _id, timeZone);
  }, [queryClient, _id, timeZone]);
}

async function registerAndPrefetch(
  workers: ServiceWorkerContainer,
  queryClient: QueryClient,
  userId: string,
  timeZone: string,
): Promise<void> {
  try {
    await workers.register('/sw.js');
  } catch {
    // Workers are disabled, or the browser is offline. The next visit tries again.
    return;
  }
  await waitForController(workers);
  // On a first visit, the page loaded its data before the worker was in control, so it is not cached yet.
  if (!(await caches.has(API_CACHE_PREFIX + userId))) {
    await queryClient.prefetchQuery({ ...meQuery, staleTime: 0 });
    await invalidateUserData(queryClient);
  }
  await prefetchTimers(queryClient, timeZone);
}

/** Never resolves after a forced reload, which bypasses the worker. */
async function waitForController(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return;
  await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
}

/** Caches the data of the timers page even if it was never opened, because it is the page that works offline. */
async function prefetchTimers(queryClient: QueryClient, timeZone: string): Promise<void> {
  const weekStart = weekStartForInstant(serverNow(), timeZone);
  const staleTime = PREFETCH_STALE_TIME_MS;
  await Promise.all([
    queryClient.prefetchQuery({ ...focusAreasWithGoalsQuery, staleTime }),
    queryClient.prefetchQuery({ ...weeklyUsageQuery(weekStart), staleTime }),
    queryClient.prefetchQuery({ ...productivityScoreQuery(weekStart), staleTime }),
    queryClient.prefetchQuery({ ...usageHistoryQuery, staleTime }),
  ]);
}
