import { addDays, dayInWords, dayOf, timeOf } from '#domain/calendar.ts';
import type { Span } from '#domain/time-span.ts';
import type { EntryTimes } from './entry-span.ts';

/** '09:00 – 10:20' */
export function timesInWords({ start, end }: EntryTimes, timeZone: string): string {
  return `${timeOf(start, timeZone)} – ${end === null ? 'now' : timeOf(end, timeZone)}`;
}

/** 'Today', 'Yesterday' or 'Friday', as seen from today. */
export function shortDay(day: string, today: string): string {
  if (day === today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  return dayInWords(day).split(' ')[0]!;
}

/** Where an entry goes beyond the day that is shown: 'from yesterday 23:10', 'until Sunday 00:40'. */
export function beyondDay({ start, end }: EntryTimes, day: Span, today: string, timeZone: string): string[] {
  const moment = (instant: number) => `${shortDay(dayOf(instant, timeZone), today)} ${timeOf(instant, timeZone)}`;
  return [
    ...(start < day.from ? [`from ${moment(start)}`] : []),
    ...(end !== null && end > day.to ? [`until ${moment(end)}`] : []),
  ];
}
