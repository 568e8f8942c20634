import { toTime } from '#domain/calendar/calendar.ts';
import { formatHour } from '#domain/calendar/format-date.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';
import type { Span } from '#domain/calendar/time-span.ts';

const HALF_HOUR_MS = 30 * 60_000;

/** The whole hours of a day by wall clock. When clocks change, one is missing or repeated. */
export function listHours(
  day: Span,
  timeZone: string,
  formats: Formats,
): { readonly at: number; readonly label: string }[] {
  const hours = [];
  for (let at = day.from; at < day.to; at += HALF_HOUR_MS) {
    const time = toTime(at, timeZone);
    // Half-hour steps, because some zones shift their clocks by half an hour.
    if (time.endsWith(':00')) hours.push({ at, label: formatHour(Number(time.slice(0, 2)), formats) });
  }
  return hours;
}
