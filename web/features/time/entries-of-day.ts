import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TimeEntry } from '#contract/time-entries.ts';
import { type Span, touches } from '#domain/time-span.ts';
import { focusAreasWithGoalsQuery } from '#web/api/focus-areas.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { entriesOfDayQuery } from '#web/api/time-entries.ts';
import type { ShownDay } from './entries-shown-day.ts';
import { spanOfEntry } from './entry-span.ts';

/** The entries of a day with what they are of, and what went wrong where they did not come. */
export function useEntriesOfDay({ date, span }: ShownDay) {
  const ofDay = useQuery(entriesOfDayQuery(date));
  const areas = useQuery(focusAreasWithGoalsQuery);
  const entries = useMemo(() => ofDay.data && inOrder(ofDay.data, span), [ofDay.data, span]);
  const classOf = useMemo(
    () => new Map((areas.data ?? []).map(({ _id, focusAreaClass }) => [_id, focusAreaClass])),
    [areas.data],
  );
  const failed = [ofDay, areas].find(({ data, error }) => data === undefined && error !== null);
  return {
    entries,
    classOf,
    isLoaded: entries !== undefined && areas.data !== undefined,
    /** Whether there is a focus area, as far as that is known: its first goal can be created along with an entry. */
    canAdd: areas.data !== undefined && areas.data.length > 0,
    failure: failed?.error && {
      title: failed === ofDay ? 'The time entries could not be loaded.' : 'Unable to load goals.',
      error: failed.error,
      busy: failed.isFetching,
      onRetry: () => void failed.refetch(),
    },
  };
}

/** What has just been moved may be elsewhere now, also before the server has said so. */
function inOrder(entries: readonly TimeEntry[], day: Span): TimeEntry[] {
  return entries
    .filter((entry) => touches(spanOfEntry(entry, serverNow()), day))
    .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
}
