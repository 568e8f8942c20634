import { daySpan, instantsAt, offsetAt } from './calendar.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * The instants at which the clock on the wall of that zone shows a time of a day, as `instantsAt` tells them, to the second
 * and for thousands of them: on days of 24 hours, which nearly all are, the zone is asked once a day.
 */
export function wallClock(timeZone: string): (day: string, seconds: number) => readonly number[] {
  const starts = new Map<string, number | undefined>();
  return (day, seconds) => {
    if (!starts.has(day)) {
      const { from, to } = daySpan(day, timeZone);
      starts.set(day, to - from === DAY_MS ? from : undefined);
    }
    const start = starts.get(day);
    if (start !== undefined) return [start + seconds * 1000];
    const minute = Math.floor(seconds / 60);
    const two = (value: number) => String(value).padStart(2, '0');
    const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
    return instantsAt(day, time, timeZone).map((instant) => instant + (seconds % 60) * 1000);
  };
}

/** `offsetAt` for thousands of instants that follow each other: within a day without a change the zone is not asked again. */
export function wallOffset(timeZone: string): (instant: number) => number {
  let day = NaN;
  let ofDay: number | undefined;
  return (instant) => {
    const dayOfInstant = Math.floor(instant / DAY_MS);
    if (dayOfInstant !== day) {
      day = dayOfInstant;
      const first = offsetAt(day * DAY_MS, timeZone);
      ofDay = first === offsetAt((day + 1) * DAY_MS, timeZone) ? first : undefined;
    }
    return ofDay ?? offsetAt(instant, timeZone);
  };
}
