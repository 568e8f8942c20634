import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { addDays, weekStartForDay } from '#domain/calendar/calendar.ts';
import { type Span, overlaps } from '#domain/calendar/time-span.ts';
import { useUser } from '#web/api/account/auth.ts';
import { focusAreasWithGoalsQuery } from '#web/api/goals/focus-areas.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { dayEntriesQuery, rangeEntriesQuery } from '#web/api/time-entries/time-entries.ts';
import { applyQueuedTexts } from '#web/offline/apply-outbox.ts';
import { useOutbox } from '#web/offline/outbox.ts';
import { type CalendarDay, spanOfDays } from './calendar-day.ts';
import type { EntriesView } from './entries-view.ts';
import { entrySpan } from '#web/widgets/entry-dialog/entry-span.ts';

/** The entries of a day or, in the week view, of its whole week. */
export function entriesQuery(view: EntriesView, date: string) {
  const weekStart = weekStartForDay(date);
  return view === 'week' ? rangeEntriesQuery(weekStart, addDays(weekStart, 6)) : dayEntriesQuery(date);
}

/** The entries of the shown days in order, and the class (Level-Up, Life Stuff or Chill Zone) of each focus area. */
export function useEntries(view: EntriesView, days: readonly CalendarDay[]) {
  const listQuery = useQuery(entriesQuery(view, days[0]!.date));
  const areasQuery = useQuery(focusAreasWithGoalsQuery);
  const queue = useOutbox(useUser()._id);
  const entries = useMemo(
    () => listQuery.data && entriesInSpan(applyQueuedTexts(queue, listQuery.data), spanOfDays(days)),
    [listQuery.data, queue, days],
  );
  const focusAreaClassById = useMemo(
    () => new Map((areasQuery.data ?? []).map(({ _id, focusAreaClass }) => [_id, focusAreaClass])),
    [areasQuery.data],
  );
  const failedQuery = [listQuery, areasQuery].find(({ data, error }) => data === undefined && error !== null);
  return {
    entries,
    focusAreaClassById,
    isLoaded: entries !== undefined && areasQuery.data !== undefined,
    /** Requires a focus area; its first goal can be created along with an entry. */
    canAdd: areasQuery.data !== undefined && areasQuery.data.length > 0,
    loadError: failedQuery?.error && {
      title: failedQuery === listQuery ? 'The time entries could not be loaded.' : 'Unable to load goals.',
      error: failedQuery.error,
      busy: failedQuery.isFetching,
      onRetry: () => void failedQuery.refetch(),
    },
  };
}

/** Sorts the entries, and drops those that an optimistic update has moved to other days. */
export function entriesInSpan(entries: readonly TimeEntry[], span: Span): TimeEntry[] {
  return entries
    .filter((entry) => overlaps(entrySpan(entry, serverNow()), span))
    .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
}
