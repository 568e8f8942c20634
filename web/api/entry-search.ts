import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { entrySearch } from '#contract/entry-search.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { call } from '#web/http/client.ts';
import { parseInitialData } from '#web/http/request.ts';
import { timeEntryKeys } from './cache/time-entry-keys.ts';

export type EntrySearchParams = Omit<RequestInput<typeof entrySearch.search>['query'], 'before'>;

/** Keeps showing the previous results while another search runs. */
export function entrySearchQuery(query: EntrySearchParams) {
  return infiniteQueryOptions({
    queryKey: [...timeEntryKeys.searches, query],
    queryFn: ({ pageParam, signal }) =>
      call(entrySearch.search, { query: { ...query, ...(pageParam !== null && { before: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    initialData: () => {
      const initial = parseInitialData(entrySearch.search, { query });
      return initial && { pages: [initial.result], pageParams: [null] };
    },
    placeholderData: keepPreviousData,
  });
}
