import { daySpan } from '#domain/calendar/calendar.ts';
import type { Span } from '#domain/calendar/time-span.ts';

/** A day in the account's time zone. */
export interface CalendarDay {
  readonly date: string;
  readonly today: string;
  readonly timeZone: string;
  readonly span: Span;
}

export function toCalendarDay(date: string, today: string, timeZone: string): CalendarDay {
  return { date, today, timeZone, span: daySpan(date, timeZone) };
}
