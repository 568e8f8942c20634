import { useMemo } from 'react';
import { daysOfWeek, isSupportedDay, toDay, weekStartForDay } from '#domain/calendar/calendar.ts';
import { useUser } from '#web/api/account/auth.ts';
import { useServerMinute } from '#web/http/server-clock.ts';
import { usePageSearch } from '#web/use-page.ts';
import { type CalendarDay, toCalendarDay } from './calendar-day.ts';
import type { EntriesView } from './entries-view.ts';
import { timeEntriesPage } from './route.ts';

/** The day in the URL, or today if that is invalid or in the future. */
export function useSelectedDay(): CalendarDay {
  const { timeZone } = useUser();
  const { date: requested } = usePageSearch(timeEntriesPage);
  const today = toDay(useServerMinute(), timeZone);
  const date = requested !== undefined && isSupportedDay(requested) && requested <= today ? requested : today;
  return useMemo(() => toCalendarDay(date, today, timeZone), [date, today, timeZone]);
}

/** The selected day or, in the week view, all days of its week. They stay the same while another day of the week is selected. */
export function useShownDays(view: EntriesView, { date, today, timeZone }: CalendarDay): readonly CalendarDay[] {
  const first = view === 'week' ? weekStartForDay(date) : date;
  return useMemo(() => {
    const dates = view === 'week' ? daysOfWeek(first) : [first];
    return dates.map((each) => toCalendarDay(each, today, timeZone));
  }, [view, first, today, timeZone]);
}
