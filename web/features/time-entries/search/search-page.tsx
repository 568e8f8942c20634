import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { findRangeProblem } from '#contract/schema/day-range.ts';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { compareNames } from '#domain/search/search.ts';
import { useUser } from '#web/api/account/auth.ts';
import { entrySearchQuery, useLoadMoreEntries } from '#web/api/time-entries/entry-search.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { useServerMinute } from '#web/http/server-clock.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListSkeleton } from '#web/ui/feedback/list-skeleton.tsx';
import { LoadState } from '#web/ui/feedback/load-state.tsx';
import { useDebouncedSearch } from '#web/ui/fields/use-debounced-search.ts';
import { CalendarIcon } from '#web/ui/icons/icons.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { usePageSearch } from '#web/use-page.ts';
import { Filters } from './filters/filters.tsx';
import { NoResults } from './results/no-results.tsx';
import { Results } from './results/results.tsx';
import { entrySearchPage } from './route.ts';
import { Page } from '#web/ui/layout/page.tsx';
import {
  countFilters,
  noFilters,
  parseSearchState,
  type SearchState,
  toEntrySearchQuery,
  toSearchParams,
} from './search-state.ts';

const EntryDialog = lazyDialog(async () => (await import('#web/widgets/entry-dialog/entry-dialog.tsx')).EntryDialog);

/** Entries of any day by text, focus area, goal, tag and date, according to the URL. */
export function SearchPage(): ReactNode {
  const search = usePageSearch(entrySearchPage);
  const navigate = useNavigate();
  const { timeZone } = useUser();
  const today = toDay(useServerMinute(), timeZone);
  const [edited, setEdited] = useState<TimeEntry>();
  const areasQuery = useQuery(focusAreasWithGoalsQuery);
  const { data: areas = [] } = areasQuery;
  const state = parseSearchState(search, areas);
  // The area and goal in the URL can only be checked once the areas are loaded.
  const isReady = areasQuery.isSuccess || (search.area === undefined && search.goal === undefined);
  const query = toEntrySearchQuery(state);
  const { data: pages, ...resultsQuery } = useQuery({
    ...entrySearchQuery(query),
    enabled: isReady && findRangeProblem(state) === undefined,
  });
  const tags = useMemo(() => listTags(pages?.flatMap(({ entries }) => entries) ?? []), [pages]);
  const loadMore = useLoadMoreEntries(query);

  const update = (changes: Partial<SearchState>, replace = false) =>
    void navigate({ to: '.', search: toSearchParams({ ...state, ...changes }), resetScroll: false, replace });
  const [text, setText] = useDebouncedSearch(state.q, (q) => update({ q }, true));
  const clearFilters = () => {
    update({ ...noFilters, q: state.q });
    // The button disappears together with the filters.
    restoreFocus();
  };
  const showAll = () => {
    setText('');
    update(noFilters);
    restoreFocus();
  };

  const failedQuery = areasQuery.data ? (pages ? undefined : resultsQuery) : areasQuery;
  const failure = failedQuery?.error && <LoadState query={failedQuery} failureTitle="The search failed." />;
  if (!areasQuery.data) return failure ?? <ListSkeleton />;

  return (
    <Page>
      <Filters
        areas={areas}
        state={state}
        searchText={text}
        tags={tags}
        today={today}
        onSearchTextChange={setText}
        onChange={update}
        onClear={clearFilters}
      />
      {failure ??
        (pages ? (
          <Results
            pages={pages}
            areas={areas}
            q={state.q}
            today={today}
            timeZone={timeZone}
            isBusy={resultsQuery.isPlaceholderData}
            empty={<NoResults hasFilters={state.q !== '' || countFilters(state) > 0} onClear={showAll} />}
            isLoadingMore={loadMore.isPending}
            loadMoreError={loadMore.error}
            onLoadMore={() => loadMore.mutate(pages.at(-1)!)}
            onEdit={setEdited}
          />
        ) : findRangeProblem(state) === undefined ? (
          <ListSkeleton />
        ) : (
          <EmptyState icon={CalendarIcon} title="Choose other days to search." />
        ))}
      {edited && (
        // A late response must not close a dialog that was opened in the meantime.
        <EntryDialog
          entry={edited}
          onClose={() => setEdited((current) => (current === edited ? undefined : current))}
        />
      )}
    </Page>
  );
}

function listTags(entries: readonly TimeEntry[]): string[] {
  return [...new Set(entries.flatMap((entry) => entry.tags))].toSorted(compareNames);
}
