import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Changes cached data without a response. Keeps the time at which the data was fetched: running timers are added to its
 * tracked time from then on.
 */
export function patchQueries<T>(queryClient: QueryClient, filters: QueryFilters, patch: (data: T) => T): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll(filters)) {
    queryClient.setQueryData<T>(queryKey, (data) => data && patch(data), { updatedAt: state.dataUpdatedAt });
  }
}
