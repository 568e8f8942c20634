import type { QueryClient } from '@tanstack/react-query';
import { contentsKeys } from './contents-keys.ts';
import { invalidate, type StaleKeys } from './invalidation.ts';

// Separate from timers.ts, so that pages that only invalidate entries do not load its queries and mutations.

export const timeEntryKeys = {
  all: ['time-entries'],
  active: ['time-entries', 'active'],
  /** Lists of entries, by day or by several days. */
  lists: ['time-entries', 'list'],
  list: (...days: readonly string[]) => ['time-entries', 'list', ...days] as const,
  searches: ['time-entries', 'search'],
  /** Totals calculated from entries. */
  usage: ['usage'],
} as const;

/** Queries that a change to time entries makes stale. */
export const staleWithTimeEntries: StaleKeys = [
  timeEntryKeys.all,
  timeEntryKeys.usage,
  // Goals, plans, tasks and resources show the time tracked on them.
  contentsKeys.anyGoal,
  contentsKeys.anyPlan,
  contentsKeys.anyOutlook,
  contentsKeys.anyReplan,
  contentsKeys.anyPlanWeek,
  contentsKeys.grouped,
  contentsKeys.anyPage,
];

/** Returns before the refetch, because the cache already shows the change. */
export function invalidateTimeEntries(queryClient: QueryClient): void {
  void invalidate(queryClient, staleWithTimeEntries);
}
