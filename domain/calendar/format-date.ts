import { addDays, toDay, toTime } from './calendar.ts';
import type { Formats } from './format-settings.ts';

// The only place where dates and times are written for people. Machines get ISO formats.

const monthNames = 'January February March April May June July August September October November December'.split(' ');
const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 'Sunday' */
export function formatWeekday(day: string): string {
  return weekdayNames[new Date(day).getUTCDay()]!;
}

/** 'Sun' */
export function formatShortWeekday(day: string): string {
  return formatWeekday(day).slice(0, 3);
}

/** 'Sunday 15 November 2026', 'Sunday, November 15, 2026' or 'Sunday 2026-11-15' */
export function formatLongDay(day: string, formats: Formats): string {
  return withWeekday(day, formatLongDate(day, formats), formats);
}

/** 'Sunday 15 November', 'Sunday, November 15' or 'Sunday 11-15' */
export function formatLongDayOfYear(day: string, formats: Formats): string {
  return withWeekday(day, dayOfYear(day, longMonth(day), formats), formats);
}

/** '15 November 2026', 'November 15, 2026' or '2026-11-15' */
export function formatLongDate(day: string, formats: Formats): string {
  return withYear(day, dayOfYear(day, longMonth(day), formats), formats);
}

/** The year is omitted for days within this distance, which could not be mistaken for one of another year. */
const NEAR_DAYS = 270;

/** '15 November', or '15 November 2027' if it is far from today. */
export function formatNearDate(day: string, today: string, formats: Formats): string {
  const isNear = day > addDays(today, -NEAR_DAYS) && day < addDays(today, NEAR_DAYS);
  return isNear ? dayOfYear(day, longMonth(day), formats) : formatLongDate(day, formats);
}

/** '9 Nov 2026', 'Nov 9, 2026' or '2026-11-09' */
export function formatShortDay(day: string, formats: Formats): string {
  return withYear(day, formatDayOfYear(day, formats), formats);
}

/** '9 Nov', 'Nov 9' or '11-09' */
export function formatDayOfYear(day: string, formats: Formats): string {
  return dayOfYear(day, shortMonth(day), formats);
}

/** 'Nov 2026', for '2026-11' */
export function formatMonth(month: string, { date }: Formats): string {
  return date === 'iso' ? month : `${shortMonth(month)} ${month.slice(0, 4)}`;
}

/** '9 – 15 Nov 2026', 'Nov 9 – 15, 2026' or '2026-11-09 – 2026-11-15' */
export function formatWeekRange(weekStart: string, formats: Formats): string {
  const weekEnd = addDays(weekStart, 6);
  const isSame = (length: number) => weekStart.slice(0, length) === weekEnd.slice(0, length);
  if (formats.date === 'iso' || !isSame('YYYY'.length)) {
    return `${formatShortDay(weekStart, formats)} – ${formatShortDay(weekEnd, formats)}`;
  }
  if (!isSame('YYYY-MM'.length)) return `${formatDayOfYear(weekStart, formats)} – ${formatShortDay(weekEnd, formats)}`;
  const days = `${dayNumber(weekStart)} – ${dayNumber(weekEnd)}`;
  const [month, year] = [shortMonth(weekStart), weekStart.slice(0, 4)];
  return formats.date === 'day-first' ? `${days} ${month} ${year}` : `${month} ${days}, ${year}`;
}

/** '10 Nov 2026, 09:00' or 'Nov 10, 2026, 9:00 AM' */
export function formatDateTime(instant: number, timeZone: string, formats: Formats): string {
  return `${formatShortDay(toDay(instant, timeZone), formats)}, ${formatTime(instant, timeZone, formats)}`;
}

/** 'Fri 09:05': unambiguous within the last seven days. */
export function formatWeekdayTime(instant: number, timeZone: string, formats: Formats): string {
  return `${formatShortWeekday(toDay(instant, timeZone))} ${formatTime(instant, timeZone, formats)}`;
}

/** '14:05' or '2:05 PM' */
export function formatTime(instant: number, timeZone: string, formats: Formats): string {
  return formatTimeOfDay(toTime(instant, timeZone), formats);
}

/** Writes 'HH:MM'. The end of a day is always '24:00', because '12:00 AM' is its beginning. */
export function formatTimeOfDay(time: string, { time: format }: Formats): string {
  if (format === '24h' || time === '24:00') return time;
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Writes a whole hour, from 0 to 24: '14:00' or '2 PM'. */
export function formatHour(hour: number, { time: format }: Formats): string {
  return format === '24h'
    ? `${String(hour).padStart(2, '0')}:00`
    : `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

function withWeekday(day: string, date: string, formats: Formats): string {
  return `${formatWeekday(day)}${formats.date === 'month-first' ? ',' : ''} ${date}`;
}

function withYear(day: string, dayOfItsYear: string, formats: Formats): string {
  const year = day.slice(0, 4);
  if (formats.date === 'iso') return `${year}-${dayOfItsYear}`;
  return `${dayOfItsYear}${formats.date === 'month-first' ? ',' : ''} ${year}`;
}

function dayOfYear(day: string, month: string, formats: Formats): string {
  if (formats.date === 'iso') return day.slice(5);
  return formats.date === 'day-first' ? `${dayNumber(day)} ${month}` : `${month} ${dayNumber(day)}`;
}

function dayNumber(day: string): number {
  return Number(day.slice(8));
}

function longMonth(day: string): string {
  return monthNames[Number(day.slice(5, 7)) - 1]!;
}

function shortMonth(day: string): string {
  return longMonth(day).slice(0, 3);
}
