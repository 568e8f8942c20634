import { dayOf, timeOf, weekdayAndTime } from '#domain/calendar.ts';
import type { QueuedTimer } from '#web/api/offline-queue.ts';

export function changes(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}

/** Without the day where that is today. */
export function momentOf(instant: number, now: number, timeZone: string): string {
  return dayOf(instant, timeZone) === dayOf(now, timeZone)
    ? timeOf(instant, timeZone)
    : weekdayAndTime(instant, timeZone);
}

/** Of a timer: 'Wed 14:05 to 15:10', or 'started at 14:05'. */
export function timesOf({ startAt, endAt }: QueuedTimer, now: number, timeZone: string): string {
  const start = momentOf(Date.parse(startAt), now, timeZone);
  if (endAt === undefined) return `started at ${start}`;
  return `${start} to ${momentOf(Date.parse(endAt), Date.parse(startAt), timeZone)}`;
}
