import type { Span } from './time-span.ts';

// Days are 'YYYY-MM-DD', times of day 'HH:MM', instants milliseconds UTC. Nothing here reads a clock.

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Creating a format costs a hundred times more than using one. */
function memoizedFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    let format = formats.get(timeZone);
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      formats.set(timeZone, format);
    }
    return format;
  };
}

const dayFormat = memoizedFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const offsetFormat = memoizedFormat('en-US', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});
const timeFormat = memoizedFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/**
 * Whether a day is valid and lies between 1970 and 2100. The range begins on the Monday of the first week, 29 December
 * 1969, so that every supported day belongs to a supported week and instant 0 lies on a supported day in every zone.
 */
export function isSupportedDay(day: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || day < '1969-12-29' || day > '2100-12-31') return false;
  const midnight = Date.parse(day);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}

/** Whether the UTC day of an instant is supported. */
export function isSupportedInstant(instant: number): boolean {
  return isSupportedDay(new Date(instant).toISOString().slice(0, 10));
}

export function toDay(instant: number, timeZone: string): string {
  return dayFormat(timeZone).format(instant);
}

/** The time of day as 'HH:MM'. */
export function toTime(instant: number, timeZone: string): string {
  return timeFormat(timeZone).format(instant);
}

export function toYear(instant: number, timeZone: string): number {
  return Number(toDay(instant, timeZone).slice(0, 4));
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week that contains the day. */
export function weekStartForDay(day: string): string {
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}

export function weekStartForInstant(instant: number, timeZone: string): string {
  return weekStartForDay(toDay(instant, timeZone));
}

/** The Mondays of `count` consecutive weeks. */
export function weeksFrom(weekStart: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => addDays(weekStart, 7 * n));
}

export function daysOfWeek(weekStart: string): string[] {
  return Array.from({ length: 7 }, (_, n) => addDays(weekStart, n));
}

/** The ISO year of a week: the first week of a year is the one that contains 4 January. */
export function isoWeekYear(weekStart: string): number {
  return Number(addDays(weekStart, 3).slice(0, 4));
}

/** The Mondays of a year's ISO weeks, up to and including `lastWeek`. */
export function weeksOfYear(year: number, lastWeek: string): string[] {
  const first = weekStartForDay(`${year}-01-04`);
  const last = addDays(weekStartForDay(`${year + 1}-01-04`), -7);
  const weeks = Math.round((Date.parse(lastWeek < last ? lastWeek : last) - Date.parse(first)) / (7 * DAY_MS)) + 1;
  return weeksFrom(first, Math.max(0, weeks));
}

/** How far local time is ahead of UTC, in milliseconds. */
export function zoneOffset(instant: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of offsetFormat(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instants at which local clocks show that time: two if clocks go back across it, none if they skip it. '24:00' is the
 * midnight at the end of the day.
 */
export function toInstants(day: string, time: string, timeZone: string): readonly number[] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return localToInstants(Date.parse(day) + (hours * 60 + minutes) * MINUTE_MS, timeZone);
}

/** The same for a local time in milliseconds, as if it were UTC. */
export function localToInstants(localMs: number, timeZone: string): readonly number[] {
  // No zone is a day or more from UTC, so any offset change that matters lies between these two instants.
  const offsets = new Set([zoneOffset(localMs - DAY_MS, timeZone), zoneOffset(localMs + DAY_MS, timeZone)]);
  return [...offsets]
    .map((offset) => localMs - offset)
    .filter((instant) => instant + zoneOffset(instant, timeZone) === localMs)
    .toSorted((a, b) => a - b);
}

const MAX_CACHED_STARTS = 10_000;
const dayStartCache = new Map<string, number>();

/**
 * A day begins at its first midnight, or right after the gap if the clocks skip midnight. Cached, because the same few days
 * are needed all the time and a time zone lookup takes longer than most requests.
 */
export function startOfDay(day: string, timeZone: string): number {
  const key = `${day} ${timeZone}`;
  let start = dayStartCache.get(key);
  if (start === undefined) {
    start = computeStartOfDay(day, timeZone);
    if (dayStartCache.size >= MAX_CACHED_STARTS) dayStartCache.clear();
    dayStartCache.set(key, start);
  }
  return start;
}

function computeStartOfDay(day: string, timeZone: string): number {
  const [midnight] = toInstants(day, '00:00', timeZone);
  if (midnight !== undefined) return midnight;
  // The clocks skip midnight: search for the first instant of the day.
  let before = Date.parse(day) - DAY_MS;
  let after = Date.parse(day) + DAY_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (toDay(middle, timeZone) < day) before = middle;
    else after = middle;
  }
  return after;
}

/** A day lasts 23 or 25 hours when the clocks change. */
export function daySpan(day: string, timeZone: string): Span {
  return { from: startOfDay(day, timeZone), to: startOfDay(addDays(day, 1), timeZone) };
}

export function weekSpan(weekStart: string, timeZone: string): Span {
  return { from: startOfDay(weekStart, timeZone), to: startOfDay(addDays(weekStart, 7), timeZone) };
}

/**
 * The same point in the previous week: the same weekday, equally long after midnight. If that day was shorter because
 * the clocks changed, the result is no later than its end.
 */
export function sameTimeLastWeek(instant: number, timeZone: string): number {
  const day = toDay(instant, timeZone);
  const { from, to } = daySpan(addDays(day, -7), timeZone);
  return Math.min(to, from + instant - startOfDay(day, timeZone));
}

/**
 * The same time of day, a number of days later. If it occurs twice on that day, the result has the same offset from UTC. If
 * clocks skip it, the result is as much later as they skip.
 */
export function addDaysToInstant(instant: number, count: number, timeZone: string): number {
  const offset = zoneOffset(instant, timeZone);
  const localMs = instant + offset + count * DAY_MS;
  const instants = localToInstants(localMs, timeZone);
  const skipped = localMs - zoneOffset(localMs - DAY_MS, timeZone);
  return instants.find((each) => each === localMs - offset) ?? instants[0] ?? skipped;
}

/**
 * The canonical name of a time zone; undefined for an unknown one. Fixed offsets are rejected, because they would be wrong
 * for half of the year.
 */
export function canonicalTimeZone(name: string): string | undefined {
  if (name.length > 64 || !/^[a-z]+(?:[/_+-][a-z\d]+)*$/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export function isTimeZone(name: string): boolean {
  return canonicalTimeZone(name) !== undefined;
}
