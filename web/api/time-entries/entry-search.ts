import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { entrySearch, type EntrySearchResults } from '#contract/time-entries/entry-search.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { call } from '#web/http/client.ts';
import { parseInitialData } from '#web/http/request.ts';
import { timeEntryKeys } from '../cache/time-entry-keys.ts';

export type EntrySearchParams = Omit<RequestInput<typeof entrySearch.search>['query'], 'before'>;

type Pages = readonly EntrySearchResults[];

const searchKey = (query: EntrySearchParams) => [...timeEntryKeys.searches, query] as const;

function fetchPage(query: EntrySearchParams, before: string | null | undefined, signal?: AbortSignal) {
  return call(entrySearch.search, { query: { ...query, ...(before && { before }) } }, { signal });
}

/**
 * The pages of results that have been loaded. Keeps showing the previous results while another search runs. An infinite
 * query would do the same, but its code would be part of every first load.
 */
export function entrySearchQuery(query: EntrySearchParams) {
  return queryOptions({
    queryKey: searchKey(query),
    queryFn: async ({ client, signal }): Promise<Pages> => {
      const count = client.getQueryData<Pages>(searchKey(query))?.length ?? 1;
      const pages: EntrySearchResults[] = [];
      do pages.push(await fetchPage(query, pages.at(-1)?.nextCursor, signal));
      while (pages.length < count && pages.at(-1)!.nextCursor !== null);
      return pages;
    },
    initialData: () => {
      const initial = parseInitialData(entrySearch.search, { query });
      return initial && [initial.result];
    },
    placeholderData: keepPreviousData,
  });
}

/** Appends the next page to the results. */
export function useLoadMoreEntries(query: EntrySearchParams) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (last: EntrySearchResults) => {
      const next = await fetchPage(query, last.nextCursor);
      // Ignored if the results have been refetched in the meantime.
      queryClient.setQueryData<Pages>(searchKey(query), (pages) => (pages?.at(-1) === last ? [...pages, next] : pages));
    },
  });
}
