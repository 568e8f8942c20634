import { toDay } from '#domain/calendar/calendar.ts';
import { formatTime, formatWeekdayTime } from '#domain/calendar/format-date.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';
import type { QueuedTimer } from '../outbox.ts';

export function formatChangeCount(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}

/** Omits the day if it is today. */
export function formatMoment(instant: number, now: number, timeZone: string, formats: Formats): string {
  return toDay(instant, timeZone) === toDay(now, timeZone)
    ? formatTime(instant, timeZone, formats)
    : formatWeekdayTime(instant, timeZone, formats);
}

/** 'Wed 14:05 to 15:10', or 'started at 14:05' for a running timer. */
export function formatTimerSpan(
  { startAt, endAt }: QueuedTimer,
  now: number,
  timeZone: string,
  formats: Formats,
): string {
  const start = formatMoment(Date.parse(startAt), now, timeZone, formats);
  if (endAt === undefined) return `started at ${start}`;
  return `${start} to ${formatMoment(Date.parse(endAt), Date.parse(startAt), timeZone, formats)}`;
}

/** The note and tags that were written, if any. */
export function formatQueuedTexts({ note = '', tags = [] }: QueuedTimer): string {
  return [note, ...tags].filter(Boolean).join(', ');
}
