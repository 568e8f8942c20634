import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { floorToSecond } from '#domain/calendar/time-span.ts';
import { toServerTime, useServerNow } from '#web/http/server-clock.ts';

/**
 * From when on a running timer is to be added to the tracked time in a response, by the server's clock: the timer may have
 * been started since. `fetchedAt` is by this device's clock.
 */
export function countsFrom({ startAt }: Pick<TimeEntry, 'startAt'>, fetchedAt: number): number {
  return Math.max(toServerTime(fetchedAt), Date.parse(startAt));
}

/** Adds to the tracked time in a response what running timers have added since, each from its own time on. */
export function useLiveTrackedSec(trackedSec: number, runningFrom: readonly number[]): number {
  const now = floorToSecond(useServerNow());
  return trackedSec + runningFrom.reduce((sum, from) => sum + Math.max(0, now - floorToSecond(from)), 0) / 1000;
}
