import type { Span } from './time-span.ts';

/** Days are 'YYYY-MM-DD', times of day 'HH:MM', instants milliseconds UTC. Nothing here reads a clock. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Making a format costs a hundred times more than using one. */
function kept(locale: string, parts: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    let format = formats.get(timeZone);
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { ...parts, timeZone });
      formats.set(timeZone, format);
    }
    return format;
  };
}

const dayFormat = kept('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const momentFormat = kept('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const secondFormat = kept('en-US', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});
const timeFormat = kept('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const weekdayFormat = kept('en-GB', { weekday: 'short' });
const longDayFormat = kept('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/**
 * The one name of a zone, however it is spelt; undefined where there is none such. Zones are named by a place (or 'UTC'):
 * a fixed offset would be wrong for half of the year.
 */
export function timeZoneNamed(name: string): string | undefined {
  if (name.length > 64 || !/^[a-z]+(?:[/_+-][a-z\d]+)*$/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export function isTimeZone(name: string): boolean {
  return timeZoneNamed(name) !== undefined;
}

/**
 * Whether it is a day at all, of the years that entries can be of: from 1970 to 2100, from the Monday of their first week
 * on. So every known day is of a known week, and 1970 begins after the first of them in every zone.
 */
export function isKnownDay(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day < '1969-12-29' || day > '2100-12-31') return false;
  const midnight = Date.parse(day);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}

/** Whether it lies in one of those days in UTC. */
export function isKnownInstant(instant: number): boolean {
  return isKnownDay(new Date(instant).toISOString().slice(0, 10));
}

/** The day on the wall of someone in that zone. */
export function dayOf(instant: number, timeZone: string): string {
  return dayFormat(timeZone).format(instant);
}

/** The year on the calendar of someone in that zone. */
export function yearOf(instant: number, timeZone: string): number {
  return Number(dayOf(instant, timeZone).slice(0, 4));
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week a day lies in. */
export function weekStartOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** The Monday of the week that someone in that zone is in. */
export function weekOf(instant: number, timeZone: string): string {
  return weekStartOf(dayOf(instant, timeZone));
}

/** So many weeks from a Monday on, each by its own. */
export function weeksFrom(weekStart: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => addDays(weekStart, 7 * n));
}

/** The seven days from a Monday on. */
export function daysOfWeek(weekStart: string): string[] {
  return Array.from({ length: 7 }, (_, n) => addDays(weekStart, n));
}

/** The year that most of a week lies in: the first week of a year is the one with its fourth of January. */
export function yearOfWeek(weekStart: string): number {
  return Number(addDays(weekStart, 3).slice(0, 4));
}

/** The weeks of a year, up to one of them. */
export function weeksOfYear(year: number, lastWeek: string): string[] {
  const first = weekStartOf(`${year}-01-04`);
  const last = addDays(weekStartOf(`${year + 1}-01-04`), -7);
  const weeks = Math.round((Date.parse(lastWeek < last ? lastWeek : last) - Date.parse(first)) / (7 * DAY_MS)) + 1;
  return weeksFrom(first, Math.max(0, weeks));
}

/** '10 Nov 2026, 09:00' on the calendar and clock of someone in that zone. */
export function momentInWords(instant: number, timeZone: string): string {
  const parts = momentFormat(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}`;
}

/** 'Sunday 15 November 2026' */
export function dayInWords(day: string): string {
  return longDayFormat('UTC').format(Date.parse(day)).replace(',', '');
}

/** '9 Nov 2026' */
export function shortDay(day: string): string {
  return momentInWords(Date.parse(day), 'UTC').split(',')[0]!;
}

/** '09:05' on the clock of someone in that zone. */
export function timeOf(instant: number, timeZone: string): string {
  return timeFormat(timeZone).format(instant);
}

/** 'Fri 09:05': enough for what lies within the last seven days. */
export function weekdayAndTime(instant: number, timeZone: string): string {
  return `${weekdayFormat(timeZone).format(instant)} ${timeOf(instant, timeZone)}`;
}

/** By how much the clock on the wall is ahead of UTC, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of secondFormat(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instants at which the clock on the wall shows that time of that day: two where clocks go back over it, none where
 * they go forward over it. '24:00' is the midnight at the end of the day.
 */
export function instantsAt(day: string, time: string, timeZone: string): readonly number[] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wall = Date.parse(day) + (hours * 60 + minutes) * MINUTE_MS;
  // No zone is a day or more from UTC, so whatever changes around then lies between these two.
  const offsets = new Set([offsetAt(wall - DAY_MS, timeZone), offsetAt(wall + DAY_MS, timeZone)]);
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === wall)
    .toSorted((a, b) => a - b);
}

const STARTS_KEPT = 10_000;
const starts = new Map<string, number>();

/**
 * Where a day begins: at midnight, the first of two, or when the clocks have gone forward over midnight. The same few
 * days are asked for all the time, and to ask the time zone takes longer than most answers do.
 */
export function startOfDay(day: string, timeZone: string): number {
  const key = `${day} ${timeZone}`;
  let start = starts.get(key);
  if (start === undefined) {
    start = findStartOfDay(day, timeZone);
    if (starts.size >= STARTS_KEPT) starts.clear();
    starts.set(key, start);
  }
  return start;
}

function findStartOfDay(day: string, timeZone: string): number {
  const [midnight] = instantsAt(day, '00:00', timeZone);
  if (midnight !== undefined) return midnight;
  let before = Date.parse(day) - DAY_MS;
  let after = Date.parse(day) + DAY_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(middle, timeZone) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** A day of someone in that zone: 23 or 25 hours long where the clocks change. */
export function daySpan(day: string, timeZone: string): Span {
  return { from: startOfDay(day, timeZone), to: startOfDay(addDays(day, 1), timeZone) };
}

/** The seven days from a Monday on. */
export function weekSpan(weekStart: string, timeZone: string): Span {
  return { from: startOfDay(weekStart, timeZone), to: startOfDay(addDays(weekStart, 7), timeZone) };
}

/**
 * The same point of the week before: the same weekday, as long after its midnight. If that day is shorter because the
 * clocks change, it is the end of the day at the latest.
 */
export function sameTimeLastWeek(instant: number, timeZone: string): number {
  const day = dayOf(instant, timeZone);
  const { from, to } = daySpan(addDays(day, -7), timeZone);
  return Math.min(to, from + instant - startOfDay(day, timeZone));
}
