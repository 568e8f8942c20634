import { addDays, isSupportedDay } from '#domain/calendar/calendar.ts';

/** The first and the last day of something: the same for a day. */
export interface Period {
  readonly first: string;
  readonly last: string;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** A day, or null if the month has no such day. */
export function dayOf(year: number, month: number, day: number): Period | null {
  const result = `${year}-${pad(month)}-${pad(day)}`;
  return isSupportedDay(result) ? { first: result, last: result } : null;
}

/** A month of a year; months beyond December belong to the next years. */
export function monthOf(year: number, month: number): Period {
  const first = (n: number) => `${year + Math.floor((n - 1) / 12)}-${pad(((n - 1) % 12) + 1)}-01`;
  return { first: first(month), last: addDays(first(month + 1), -1) };
}

/** The same day of a later month, or its last day if it is shorter. */
export function addMonths(day: string, count: number): string {
  const { first, last } = monthOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + count);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

/** In the given year, or the next time that is not over. */
export function nextTime(today: string, year: number | null, inYear: (year: number) => Period | null): Period | null {
  if (year !== null) return inYear(year);
  const thisYear = Number(today.slice(0, 4));
  const next = inYear(thisYear);
  return next && next.last >= today ? next : inYear(thisYear + 1);
}

/** '12-25' or a number of days from Easter: 'easter+49'. */
export function holidayIn(year: number, holiday: string): Period {
  const day = holiday.startsWith('easter')
    ? addDays(easterIn(year), Number(holiday.slice('easter'.length)))
    : `${year}-${holiday}`;
  return { first: day, last: day };
}

/** Easter Sunday, by the Gregorian calendar (Meeus). */
function easterIn(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = Math.floor((a + 11 * d + 22 * e) / 451);
  const sum = d + e - 7 * f + 114;
  return `${year}-${pad(Math.floor(sum / 31))}-${pad((sum % 31) + 1)}`;
}
