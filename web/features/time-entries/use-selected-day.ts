import { useMemo } from 'react';
import { isSupportedDay, toDay } from '#domain/calendar/calendar.ts';
import { useUser } from '#web/api/auth.ts';
import { useServerMinute } from '#web/http/server-clock.ts';
import { usePageSearch } from '#web/use-page.ts';
import { type CalendarDay, toCalendarDay } from './calendar-day.ts';
import { timeEntriesPage } from './route.ts';

/** The day in the URL, or today if that is invalid or in the future. */
export function useSelectedDay(): CalendarDay {
  const { timeZone } = useUser();
  const { date: requested } = usePageSearch(timeEntriesPage);
  const today = toDay(useServerMinute(), timeZone);
  const date = requested !== undefined && isSupportedDay(requested) && requested <= today ? requested : today;
  return useMemo(() => toCalendarDay(date, today, timeZone), [date, today, timeZone]);
}
