import { entryMessages, wrongTimes } from '#contract/time-entries.ts';
import { dayOf, instantsAt, isKnownDay, timeOf } from '#domain/calendar.ts';
import { timeFromText } from '#web/ui/time-text.ts';
import type { EntryTimes } from './entry-span.ts';

const MINUTE_MS = 60_000;

/** A day and a time of day, as they stand in the fields of a form. */
export interface WallTime {
  readonly day: string;
  readonly time: string;
}

export function wallTimeOf(instant: number, timeZone: string): WallTime {
  return { day: dayOf(instant, timeZone), time: timeOf(instant, timeZone) };
}

export interface TimesInput {
  readonly start: WallTime;
  readonly end: WallTime;
  /** The instants that the fields showed at first: fields show minutes, and what is not touched stays as it is. */
  readonly original: { readonly start: number | undefined; readonly end: number | undefined };
  /** It may go on running: as long as the day of its end is this, an empty time is no end. */
  readonly runsUntil: string | undefined;
  readonly timeZone: string;
}

/** What is wrong, named as the server names it. */
export interface TimeFaults {
  readonly startAt?: string;
  readonly endAt?: string;
}

/** The instants that the fields mean, as far as they mean any, whether or not an entry may have them. */
export function timesFrom({ start, end, original, runsUntil, timeZone }: TimesInput): EntryTimes | TimeFaults {
  const starts = meaningsOf(start, original.start, entryMessages.startRequired, timeZone);
  const runs = runsUntil !== undefined && end.day === runsUntil && end.time.trim() === '';
  const ends = runs ? [null] : meaningsOf(end, original.end, entryMessages.endRequired, timeZone);
  if (typeof starts === 'string' || typeof ends === 'string') {
    return { ...(typeof starts === 'string' && { startAt: starts }), ...(typeof ends === 'string' && { endAt: ends }) };
  }
  const pairs = starts.flatMap((from) => ends.map((to): EntryTimes => ({ start: from, end: to })));
  // Where clocks go back, 02:40 to 02:20 is forty minutes.
  return pairs.find((pair) => pair.end === null || pair.end > pair.start) ?? pairs[0]!;
}

/** What the fields mean, if an entry may have it; else what is wrong. */
export function checkedTimes(input: TimesInput, stored: EntryTimes | undefined, now: number): EntryTimes | TimeFaults {
  const times = timesFrom(input);
  if (!('start' in times)) return times;
  // What is stored already stands, whatever would be said of it today.
  if (times.start === stored?.start && times.end === stored.end) return times;
  const faults: Record<string, string> = {};
  for (const { field, msg } of wrongTimes(times.start, times.end, now)) faults[field] ??= msg;
  return Object.keys(faults).length === 0 ? times : faults;
}

/** The likeliest instant that one field means, if any. */
export function momentFrom(wall: WallTime, original: number | undefined, timeZone: string): number | undefined {
  const meanings = meaningsOf(wall, original, '', timeZone);
  return typeof meanings === 'string' ? undefined : meanings[0];
}

/** The instants that one field can mean, the likeliest first; or what is wrong with it. */
function meaningsOf(
  { day, time: text }: WallTime,
  original: number | undefined,
  required: string,
  timeZone: string,
): readonly number[] | string {
  if (day === '' || text.trim() === '') return required;
  const time = timeFromText(text);
  if (time === undefined) return 'Enter a time such as 09:30.';
  if (!isKnownDay(day)) return 'Only days from 1970 to 2100 are known.';
  const before = original === undefined ? undefined : wallTimeOf(original, timeZone);
  if (original !== undefined && before?.day === day && before.time === time) return [original];
  const instants = instantsAt(day, time, timeZone);
  if (instants.length === 0) return `The clocks go forward on this day: ${time} does not exist.`;
  if (instants.length === 1 || original === undefined || before?.day !== day) return instants;
  // It was in the second of two equal hours, so it is still meant to be there.
  const halves = instantsAt(before.day, before.time, timeZone);
  const wasSecond = halves.length > 1 && original >= halves[1]! && original < halves[1]! + MINUTE_MS;
  return wasSecond ? instants.toReversed() : instants;
}
