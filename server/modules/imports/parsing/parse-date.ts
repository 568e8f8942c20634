import { isKnownDay } from './calendar.ts';

export type DateOrder = 'day-first' | 'month-first';

/** A day as a file of another program has it. */
export interface WrittenDay {
  readonly text: string;
  /** As 'YYYY-MM-DD', as far as there is such a day when it is read in that order. */
  readonly 'day-first': string | undefined;
  readonly 'month-first': string | undefined;
}

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4})$/;

/** Undefined where it is no day in any order. */
export function writtenDay(text: string): WrittenDay | undefined {
  const ordered = yearFirst.exec(text);
  if (ordered) {
    const day = known(ordered[1], ordered[2], ordered[3]);
    return day === undefined ? undefined : { text, 'day-first': day, 'month-first': day };
  }
  const [, first, separator, second, year] = yearLast.exec(text) ?? [];
  const dayFirst = known(year, second, first);
  // Nobody who writes dots writes the month first.
  const monthFirst = separator === '.' ? dayFirst : known(year, first, second);
  return (dayFirst ?? monthFirst) ? { text, 'day-first': dayFirst, 'month-first': monthFirst } : undefined;
}

function known(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isKnownDay(text) ? text : undefined;
}

/** The order in which a day must have been written; undefined where both give the same, 'unclear' where they do not. */
export function orderOf(written: WrittenDay): DateOrder | 'unclear' | undefined {
  const { 'day-first': dayFirst, 'month-first': monthFirst } = written;
  if (dayFirst === monthFirst) return undefined;
  if (dayFirst === undefined) return 'month-first';
  return monthFirst === undefined ? 'day-first' : 'unclear';
}
