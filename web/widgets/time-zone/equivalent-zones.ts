import { zoneOffset } from '#domain/calendar/calendar.ts';

const MONTH_MS = 30 * 24 * 60 * 60_000;

/** Whether clocks agree in both zones all year round: many zones have aliases, and neighbours often share their time. */
export function areEquivalentZones(zone: string, other: string, now: number): boolean {
  if (zone === other) return true;
  return Array.from({ length: 13 }, (_, months) => now + (months - 6) * MONTH_MS).every(
    (instant) => zoneOffset(instant, zone) === zoneOffset(instant, other),
  );
}
