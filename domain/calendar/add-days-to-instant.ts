import { localToInstants, zoneOffset } from './calendar.ts';

// Separate from calendar.ts, which every page downloads.

const DAY_MS = 24 * 60 * 60_000;

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
