import { useMemo } from 'react';
import { daySpan, isSupportedDay, toDay } from '#domain/calendar/calendar.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import { useUser } from '#web/api/auth.ts';
import { useServerMinute } from '#web/http/server-clock.ts';
import { usePageSearch } from '#web/use-page.ts';
import { timeEntriesPage } from './route.ts';

export interface SelectedDay {
  readonly date: string;
  readonly today: string;
  readonly timeZone: string;
  readonly span: Span;
}

/** The day in the URL, or today if that is invalid or in the future. */
export function useSelectedDay(): SelectedDay {
  const { timeZone } = useUser();
  const { date: requested } = usePageSearch(timeEntriesPage);
  const today = toDay(useServerMinute(), timeZone);
  const date = requested !== undefined && isSupportedDay(requested) && requested <= today ? requested : today;
  return useMemo(() => ({ date, today, timeZone, span: daySpan(date, timeZone) }), [date, today, timeZone]);
}
