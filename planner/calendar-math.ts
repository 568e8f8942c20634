import { addDays, isSupportedDay } from '#domain/calendar/calendar.ts';

/** The first and the last day of something: the same for a day. */
export interface Period {
  readonly first: string;
  readonly last: string;
}

export const aDay = (day: string): Period => ({ first: day, last: day });

/** A month of a year; months beyond December belong to the next years. */
export function monthOf(year: number, month: number): Period {
  const day = (ofMonth: number, n: number) => new Date(Date.UTC(year, ofMonth - 1, n)).toISOString().slice(0, 10);
  return { first: day(month, 1), last: day(month + 1, 0) };
}

/** Null if the month has no such day. */
export function dayOf(year: number, month: number, day: number): Period | null {
  const date = monthOf(year, month).first.slice(0, 8) + String(day).padStart(2, '0');
  return isSupportedDay(date) ? aDay(date) : null;
}

/** The same day of a later month, or its last day if it is shorter. */
export function addMonths(day: string, count: number): string {
  const { first, last } = monthOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + count);
  const same = first.slice(0, 8) + day.slice(8);
  return same < last ? same : last;
}

/** '12-25' or a number of days from Easter: 'easter+49'. */
export function holidayIn(year: number, holiday: string): Period {
  const [, fromEaster] = /^easter(.*)$/u.exec(holiday) ?? [];
  return aDay(fromEaster === undefined ? `${year}-${holiday}` : addDays(easterIn(year), Number(fromEaster)));
}

/** Easter Sunday, by Gauss's rule for the years from 1900 to 2099. */
function easterIn(year: number): string {
  const d = (19 * (year % 19) + 24) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7;
  const isWeekEarlier = e === 6 && (d === 29 || (d === 28 && year % 19 > 10));
  return addDays(`${year}-03-22`, d + e - (isWeekEarlier ? 7 : 0));
}
