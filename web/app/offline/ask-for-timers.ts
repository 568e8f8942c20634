import type { QueryClient } from '@tanstack/react-query';
import { weekOf } from '#domain/calendar.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { productivityScoreQuery } from '#web/api/reports.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { usageHistoryQuery, weeklyUsageQuery } from '#web/api/usage.ts';

/** What a page of this visit has been told already was kept then. */
const staleTime = 60_000;

/** What the page of the timers shows, also where it was never opened: it is the one that works without a connection. */
export async function askForTimers(queryClient: QueryClient, timeZone: string): Promise<void> {
  const weekStart = weekOf(serverNow(), timeZone);
  await Promise.all([
    queryClient.prefetchQuery({ ...focusAreasWithGoalsQuery, staleTime }),
    queryClient.prefetchQuery({ ...weeklyUsageQuery(weekStart), staleTime }),
    queryClient.prefetchQuery({ ...productivityScoreQuery(weekStart), staleTime }),
    queryClient.prefetchQuery({ ...usageHistoryQuery, staleTime }),
  ]);
}
