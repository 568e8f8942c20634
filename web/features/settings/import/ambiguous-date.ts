import { isSupportedDay } from '#domain/calendar/calendar.ts';
import { formatShortDay } from '#domain/calendar/format-date.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';

/** '03/04/2026', '3-4-2026' */
const datePattern = /\b(\d{1,2})([/-])(\d{1,2})\2(\d{4})\b/g;

/** The first date in the file that could be day-first or month-first, with both readings. */
export function findAmbiguousDate(text: string, formats: Formats) {
  for (const [date, first, , second, year] of text.matchAll(datePattern)) {
    const dayFirst = toIsoDate(year!, second!, first!);
    const monthFirst = toIsoDate(year!, first!, second!);
    if (dayFirst !== monthFirst && isSupportedDay(dayFirst) && isSupportedDay(monthFirst)) {
      return {
        date,
        'day-first': formatShortDay(dayFirst, formats),
        'month-first': formatShortDay(monthFirst, formats),
      };
    }
  }
  return undefined;
}

function toIsoDate(year: string, month: string, day: string): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
