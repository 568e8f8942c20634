import { timeOf } from '#domain/calendar.ts';
import type { Span } from '#domain/time-span.ts';

const HALF_HOUR_MS = 30 * 60_000;

/** Where the hours of a day begin and what the clock on the wall shows then: one is missing, or comes twice, where it is changed. */
export function hoursOf(day: Span, timeZone: string): { readonly at: number; readonly label: string }[] {
  const hours = [];
  for (let at = day.from; at < day.to; at += HALF_HOUR_MS) {
    const label = timeOf(at, timeZone);
    // Some clocks are changed by half an hour.
    if (label.endsWith(':00')) hours.push({ at, label });
  }
  return hours;
}
