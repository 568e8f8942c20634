import { floorToSecond } from '#domain/calendar/time-span.ts';
import { toServerTime, useServerNow } from '#web/http/server-clock.ts';

/** Adds the time since the response to the tracked time of running timers. `fetchedAt` is by this device's clock. */
export function useLiveTrackedSec(trackedSec: number, fetchedAt: number, runningTimers: number): number {
  const sinceFetchMs = Math.max(0, floorToSecond(useServerNow()) - floorToSecond(toServerTime(fetchedAt)));
  return trackedSec + (runningTimers * sinceFetchMs) / 1000;
}
