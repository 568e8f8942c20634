import { entryMessages, validateTimes } from '#contract/time-entries/time-entries.ts';
import { toDay, toInstants, isSupportedDay, toTime } from '#domain/calendar/calendar.ts';
import { formatTimeOfDay } from '#domain/calendar/format-date.ts';
import { defaultFormats, type Formats } from '#domain/calendar/format-settings.ts';
import { parseTimeInput } from '#web/ui/fields/parsing/parse-time-input.ts';
import type { EntryTimes } from './entry-span.ts';

const MINUTE_MS = 60_000;

/** A day and a time of day as typed into the form. */
export interface WallTime {
  readonly day: string;
  readonly time: string;
}

export function toWallTime(instant: number, timeZone: string): WallTime {
  return { day: toDay(instant, timeZone), time: toTime(instant, timeZone) };
}

export interface TimesInput {
  readonly start: WallTime;
  readonly end: WallTime;
  /** The instants initially shown. Fields only show minutes, so untouched ones keep these exact values. */
  readonly original: { readonly start: number | undefined; readonly end: number | undefined };
  /** Set if the timer may keep running: an empty end time on this day means no end. */
  readonly runningEndDay: string | undefined;
  readonly timeZone: string;
  /** For messages. */
  readonly formats?: Formats;
}

/** Error messages by the API's field names. */
export interface TimeErrors {
  readonly startAt?: string;
  readonly endAt?: string;
}

/** Parses the fields without checking whether an entry may have these times. */
export function parseTimes(input: TimesInput): EntryTimes | TimeErrors {
  const { start, end, original, runningEndDay, timeZone, formats } = input;
  const starts = candidateInstants(start, original.start, entryMessages.startRequired, timeZone, formats);
  const keepsRunning = runningEndDay !== undefined && end.day === runningEndDay && end.time.trim() === '';
  const ends = keepsRunning
    ? [null]
    : candidateInstants(end, original.end, entryMessages.endRequired, timeZone, formats);
  if (typeof starts === 'string' || typeof ends === 'string') {
    return { ...(typeof starts === 'string' && { startAt: starts }), ...(typeof ends === 'string' && { endAt: ends }) };
  }
  const pairs = starts.flatMap((from) => ends.map((to): EntryTimes => ({ start: from, end: to })));
  // When clocks go back, 02:40 to 02:20 is forty minutes.
  return pairs.find((pair) => pair.end === null || pair.end > pair.start) ?? pairs[0]!;
}

/** Parses the fields and validates the times. */
export function parseValidTimes(
  input: TimesInput,
  stored: EntryTimes | undefined,
  now: number,
): EntryTimes | TimeErrors {
  const times = parseTimes(input);
  if (!('start' in times)) return times;
  // Stored times are kept even if today's rules would reject them.
  if (times.start === stored?.start && times.end === stored.end) return times;
  const errors: Record<string, string> = {};
  for (const { field, msg } of validateTimes(times.start, times.end, now)) errors[field] ??= msg;
  return Object.keys(errors).length === 0 ? times : errors;
}

/** The likeliest instant for a field; undefined if it is invalid. */
export function parseInstant(wall: WallTime, original: number | undefined, timeZone: string): number | undefined {
  const candidates = candidateInstants(wall, original, '', timeZone);
  return typeof candidates === 'string' ? undefined : candidates[0];
}

/** The instants a field can stand for, likeliest first, or an error message. */
function candidateInstants(
  { day, time: text }: WallTime,
  original: number | undefined,
  required: string,
  timeZone: string,
  formats = defaultFormats,
): readonly number[] | string {
  if (day === '' || text.trim() === '') return required;
  const time = parseTimeInput(text);
  if (time === undefined) return `Enter a time such as ${formatTimeOfDay('09:30', formats)}.`;
  if (!isSupportedDay(day)) return 'Enter a date from 1970 to 2100.';
  const originalWall = original === undefined ? undefined : toWallTime(original, timeZone);
  if (original !== undefined && originalWall?.day === day && originalWall.time === time) return [original];
  const instants = toInstants(day, time, timeZone);
  if (instants.length === 0) {
    return `The clocks go forward on this day: ${formatTimeOfDay(time, formats)} does not exist.`;
  }
  if (instants.length === 1 || original === undefined || originalWall?.day !== day) return instants;
  // The original was in the second of the two repeated hours, so stay there.
  const halves = toInstants(originalWall.day, originalWall.time, timeZone);
  const wasSecond = halves.length > 1 && original >= halves[1]! && original < halves[1]! + MINUTE_MS;
  return wasSecond ? instants.toReversed() : instants;
}
