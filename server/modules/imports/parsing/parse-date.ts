import { isSupportedDay } from '#domain/calendar/calendar.ts';

export type DateOrder = 'day-first' | 'month-first';

/** A date in another program's file. */
export interface ParsedDate {
  readonly text: string;
  /** The date as 'YYYY-MM-DD' if the day comes first, or undefined if there is no such date. */
  readonly 'day-first': string | undefined;
  /** The same if the month comes first. */
  readonly 'month-first': string | undefined;
}

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4})$/;

/** Returns undefined if the text is not a date in any order. */
export function parseDate(text: string): ParsedDate | undefined {
  const ordered = yearFirst.exec(text);
  if (ordered) {
    const day = toSupportedDay(ordered[1], ordered[2], ordered[3]);
    return day === undefined ? undefined : { text, 'day-first': day, 'month-first': day };
  }
  const [, first, separator, second, year] = yearLast.exec(text) ?? [];
  const dayFirst = toSupportedDay(year, second, first);
  // Dates with dots are never written month first.
  const monthFirst = separator === '.' ? dayFirst : toSupportedDay(year, first, second);
  return (dayFirst ?? monthFirst) ? { text, 'day-first': dayFirst, 'month-first': monthFirst } : undefined;
}

function toSupportedDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isSupportedDay(text) ? text : undefined;
}

/** The only order in which a date is valid, 'unclear' if it is valid in both, or undefined if both give the same day. */
export function detectDateOrder(date: ParsedDate): DateOrder | 'unclear' | undefined {
  const { 'day-first': dayFirst, 'month-first': monthFirst } = date;
  if (dayFirst === monthFirst) return undefined;
  if (dayFirst === undefined) return 'month-first';
  return monthFirst === undefined ? 'day-first' : 'unclear';
}
