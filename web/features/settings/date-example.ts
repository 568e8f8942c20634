import { isKnownDay, shortDay } from '#domain/calendar.ts';

/** '03/04/2026', '3-4-2026' */
const dates = /\b(\d{1,2})([/-])(\d{1,2})\2(\d{4})\b/g;

/** A date of the file that can be read in two ways, and both of them. */
export function dateExample(text: string) {
  for (const [date, first, , second, year] of text.matchAll(dates)) {
    const dayFirst = dayAt(year!, second!, first!);
    const monthFirst = dayAt(year!, first!, second!);
    if (dayFirst !== monthFirst && isKnownDay(dayFirst) && isKnownDay(monthFirst)) {
      return { date, 'day-first': shortDay(dayFirst), 'month-first': shortDay(monthFirst) };
    }
  }
  return undefined;
}

function dayAt(year: string, month: string, day: string): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
