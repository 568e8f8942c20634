import { matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Invalidation } from '#web/http/refreshed-data.ts';
import { meQuery } from '../account/auth.ts';

/** Key prefixes of the queries that a mutation makes stale. */
export type StaleKeys = readonly QueryKey[];

/**
 * The `invalidation` option of `call`. The response then includes new data for the queries on the screen, so that
 * `invalidate` sends no requests.
 */
export function prepareInvalidation(queryClient: QueryClient, queryKeys: StaleKeys): Invalidation {
  const getUserId = () => queryClient.getQueryData(meQuery.queryKey)?._id;
  const userId = getUserId();
  const active = queryClient.getQueryCache().findAll({ ...matchAny(queryKeys), type: 'active' });
  const urls = active.flatMap(({ meta }) => (typeof meta?.['url'] === 'string' ? [meta['url']] : []));
  return { queryKeys, urls, isCurrent: () => getUserId() === userId };
}

/** Resolves after the refetch. */
export function invalidate(queryClient: QueryClient, queryKeys: StaleKeys): Promise<void> {
  return queryClient.invalidateQueries(matchAny(queryKeys));
}

/** A single filter, so that a query that matches several keys is refetched only once. */
export function matchAny(queryKeys: StaleKeys) {
  return { predicate: (query: Query) => queryKeys.some((queryKey) => matchQuery({ queryKey }, query)) };
}
