import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import { type Span, overlaps } from '#domain/calendar/time-span.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { dayEntriesQuery } from '#web/api/time-entries.ts';
import type { SelectedDay } from './use-selected-day.ts';
import { entrySpan } from '#web/widgets/entry-dialog/entry-span.ts';

/** The entries of a day, sorted, with the classes of their focus areas. */
export function useDayEntries({ date, span }: SelectedDay) {
  const entriesQuery = useQuery(dayEntriesQuery(date));
  const areasQuery = useQuery(focusAreasWithGoalsQuery);
  const entries = useMemo(() => entriesQuery.data && sortEntries(entriesQuery.data, span), [entriesQuery.data, span]);
  const classByAreaId = useMemo(
    () => new Map((areasQuery.data ?? []).map(({ _id, focusAreaClass }) => [_id, focusAreaClass])),
    [areasQuery.data],
  );
  const failedQuery = [entriesQuery, areasQuery].find(({ data, error }) => data === undefined && error !== null);
  return {
    entries,
    classByAreaId,
    isLoaded: entries !== undefined && areasQuery.data !== undefined,
    /** Requires a focus area; its first goal can be created along with an entry. */
    canAdd: areasQuery.data !== undefined && areasQuery.data.length > 0,
    loadError: failedQuery?.error && {
      title: failedQuery === entriesQuery ? 'The time entries could not be loaded.' : 'Unable to load goals.',
      error: failedQuery.error,
      busy: failedQuery.isFetching,
      onRetry: () => void failedQuery.refetch(),
    },
  };
}

/** Filters too, because an optimistic update may have moved an entry to another day. */
function sortEntries(entries: readonly TimeEntry[], day: Span): TimeEntry[] {
  return entries
    .filter((entry) => overlaps(entrySpan(entry, serverNow()), day))
    .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
}
