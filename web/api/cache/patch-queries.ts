import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Changes cached data without a response. Keeps the time at which the data was fetched: running timers are added to its
 * tracked time from then on. Returns a function that restores the data.
 */
export function patchQueries<T>(queryClient: QueryClient, filters: QueryFilters, patch: (data: T) => T): () => void {
  const undos = queryClient
    .getQueryCache()
    .findAll(filters)
    .map(({ queryKey, state: { data, dataUpdatedAt: updatedAt } }) => {
      const set = (next: unknown) => queryClient.setQueryData(queryKey, next, { updatedAt });
      if (data) set(patch(data as T));
      return () => set(data);
    });
  return () => {
    for (const undo of undos) undo();
  };
}
