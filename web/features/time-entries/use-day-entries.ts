import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import { type Span, overlaps } from '#domain/calendar/time-span.ts';
import { useUser } from '#web/api/auth.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { dayEntriesQuery } from '#web/api/time-entries.ts';
import { applyQueuedTexts } from '#web/offline/apply-outbox.ts';
import { useOutbox } from '#web/offline/outbox.ts';
import type { SelectedDay } from './use-selected-day.ts';
import { entrySpan } from '#web/widgets/entry-dialog/entry-span.ts';

/** A day's entries in order, and the class (Level-Up, Life Stuff or Chill Zone) of each focus area. */
export function useDayEntries({ date, span }: SelectedDay) {
  const entriesQuery = useQuery(dayEntriesQuery(date));
  const areasQuery = useQuery(focusAreasWithGoalsQuery);
  const queue = useOutbox(useUser()._id);
  const entries = useMemo(
    () => entriesQuery.data && entriesInDay(applyQueuedTexts(queue, entriesQuery.data), span),
    [entriesQuery.data, queue, span],
  );
  const focusAreaClassById = useMemo(
    () => new Map((areasQuery.data ?? []).map(({ _id, focusAreaClass }) => [_id, focusAreaClass])),
    [areasQuery.data],
  );
  const failedQuery = [entriesQuery, areasQuery].find(({ data, error }) => data === undefined && error !== null);
  return {
    entries,
    focusAreaClassById,
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

/** Sorts the entries, and drops those that an optimistic update has moved to another day. */
function entriesInDay(entries: readonly TimeEntry[], day: Span): TimeEntry[] {
  return entries
    .filter((entry) => overlaps(entrySpan(entry, serverNow()), day))
    .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
}
