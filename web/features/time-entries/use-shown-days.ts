import { useMemo } from 'react';
import { daysOfWeek, weekStartForDay } from '#domain/calendar/calendar.ts';
import { type CalendarDay, toCalendarDay } from './calendar-day.ts';
import type { EntriesView } from './entries-view.ts';

/** The selected day or, in the week view, all days of its week. They stay the same while another day of the week is selected. */
export function useShownDays(view: EntriesView, { date, today, timeZone }: CalendarDay): readonly CalendarDay[] {
  const first = view === 'week' ? weekStartForDay(date) : date;
  return useMemo(() => {
    const dates = view === 'week' ? daysOfWeek(first) : [first];
    return dates.map((each) => toCalendarDay(each, today, timeZone));
  }, [view, first, today, timeZone]);
}
