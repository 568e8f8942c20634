import { offsetAt } from '#domain/calendar.ts';

const MONTH_MS = 30 * 24 * 60 * 60_000;

/** Whether clocks show the same in both zones, all year round: many zones have two names, and neighbours share their time. */
export function isSameClock(zone: string, other: string, now: number): boolean {
  if (zone === other) return true;
  return Array.from({ length: 13 }, (_, months) => now + (months - 6) * MONTH_MS).every(
    (instant) => offsetAt(instant, zone) === offsetAt(instant, other),
  );
}
