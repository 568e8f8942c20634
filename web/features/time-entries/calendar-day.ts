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

/** From the start of the first day to the end of the last one. */
export function spanOfDays(days: readonly CalendarDay[]): Span {
  return { from: days[0]!.span.from, to: days.at(-1)!.span.to };
}

const HOUR_MS = 3_600_000;

/** 24, unless clocks change. */
export function countHours({ span }: CalendarDay): number {
  return (span.to - span.from) / HOUR_MS;
}
