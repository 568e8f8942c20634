import type { TimeEntry } from '#contract/time-entries.ts';
import { floorToSecond } from '#domain/calendar/time-span.ts';
import { toServerTime, useServerNow } from '#web/http/server-clock.ts';

type Started = Pick<TimeEntry, 'startAt'>;

/**
 * From when on a running timer is to be added to the tracked time in a response, by the server's clock: the timer may have
 * been started since. `fetchedAt` is by this device's clock.
 */
export function countsFrom({ startAt }: Started, fetchedAt: number): number {
  return Math.max(toServerTime(fetchedAt), Date.parse(startAt));
}

/** Adds the time since the response to the tracked time of running timers. */
export function useLiveTrackedSec(trackedSec: number, fetchedAt: number, running: readonly Started[]): number {
  const now = floorToSecond(useServerNow());
  const sinceMs = (entry: Started) => Math.max(0, now - floorToSecond(countsFrom(entry, fetchedAt)));
  return trackedSec + running.reduce((sum, entry) => sum + sinceMs(entry), 0) / 1000;
}
