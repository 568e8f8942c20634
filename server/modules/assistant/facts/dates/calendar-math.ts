import { addDays, isSupportedDay, weekStartForDay } from '#domain/calendar/calendar.ts';

const pad = (value: number) => String(value).padStart(2, '0');

/** A day, or undefined if the month has no such day. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  const result = `${year}-${pad(month)}-${pad(day)}`;
  return isSupportedDay(result) ? result : undefined;
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

export function lastDayOfMonth(year: number, month: number): string {
  return addDays(month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`, -1);
}

/** The same day of a later month, or its last day if it is shorter. */
export function addMonths(day: string, count: number): string {
  const total = yearOf(day) * 12 + monthOf(day) - 1 + count;
  const year = Math.floor(total / 12);
  const month = (total % 12) + 1;
  return dayOf(year, month, Number(day.slice(8))) ?? lastDayOfMonth(year, month);
}

/** The first such day of a year that is not before today. */
export function nextTime(today: string, inYear: (year: number) => string | undefined): string | undefined {
  const thisYear = inYear(yearOf(today));
  return thisYear !== undefined && thisYear >= today ? thisYear : inYear(yearOf(today) + 1);
}

/** A day of the week (0 = Monday) in the week that starts `weeks` after the current one. */
export function weekdayIn(today: string, weekday: number, weeks: number): string {
  return addDays(weekStartForDay(today), weeks * 7 + weekday);
}

/** The next such day of the week, today included. */
export function comingWeekday(today: string, weekday: number): string {
  const day = weekdayIn(today, weekday, 0);
  return day >= today ? day : addDays(day, 7);
}

/** Sunday, by the Gregorian calendar. */
export function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = Math.floor((a + 11 * d + 22 * e) / 451);
  const month = Math.floor((d + e - 7 * f + 114) / 31);
  return `${year}-${pad(month)}-${pad(((d + e - 7 * f + 114) % 31) + 1)}`;
}
