import { daySpan, toInstants, zoneOffset } from '#domain/calendar/calendar.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Resolves local times to instants like `toInstants`, but to the second and fast enough for thousands of them: on days of
 * 24 hours, the zone is looked up once per day. A local time has two instants or none when the clocks change.
 */
export function createInstantResolver(timeZone: string): (day: string, seconds: number) => readonly number[] {
  const dayStarts = new Map<string, number | undefined>();
  return (day, seconds) => {
    if (!dayStarts.has(day)) {
      const { from, to } = daySpan(day, timeZone);
      dayStarts.set(day, to - from === DAY_MS ? from : undefined);
    }
    const start = dayStarts.get(day);
    if (start !== undefined) return [start + seconds * 1000];
    const minute = Math.floor(seconds / 60);
    const pad = (value: number) => String(value).padStart(2, '0');
    const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
    return toInstants(day, time, timeZone).map((instant) => instant + (seconds % 60) * 1000);
  };
}

/** `zoneOffset` for many consecutive instants: the zone is looked up once per UTC day without a clock change. */
export function createOffsetLookup(timeZone: string): (instant: number) => number {
  let day = NaN;
  let dayOffset: number | undefined;
  return (instant) => {
    const instantDay = Math.floor(instant / DAY_MS);
    if (instantDay !== day) {
      day = instantDay;
      const first = zoneOffset(day * DAY_MS, timeZone);
      dayOffset = first === zoneOffset((day + 1) * DAY_MS, timeZone) ? first : undefined;
    }
    return dayOffset ?? zoneOffset(instant, timeZone);
  };
}
