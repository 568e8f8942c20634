import { addDays, toInstants, startOfDay, weekStartForInstant, weeksFrom } from '#domain/calendar/calendar.ts';

/** The index of the current week, which is the last one. */
export const THIS_WEEK = 52;

/** The first weeks of the two plans that are running. */
export const SPANISH_START_WEEK = 49;
export const PORTAL_START_WEEK = 44;

export const MINUTE_MS = 60_000;
const NOON_MIN = 12 * 60;

export interface SeedCalendar {
  readonly now: number;
  readonly timeZone: string;
  /** The Mondays of the past 52 weeks and of the current one. */
  readonly weeks: readonly string[];
  /** The instant of a local time that is given in minutes after midnight. */
  readonly toInstant: (day: string, minute: number) => number;
}

/** A local time in the seed calendar. */
export interface SeedMoment {
  readonly week: number;
  /** From 0 for Monday to 6 for Sunday. */
  readonly weekday: number;
  readonly time: `${number}:${number}`;
}

export function createSeedCalendar(now: number, timeZone: string): SeedCalendar {
  const noons = new Map<string, number>();
  const noonInstant = (day: string): number => {
    let noon = noons.get(day);
    if (noon === undefined) {
      // A day that the time zone skipped has no noon.
      noon = toInstants(day, '12:00', timeZone)[0] ?? startOfDay(day, timeZone);
      noons.set(day, noon);
    }
    return noon;
  };
  return {
    now,
    timeZone,
    weeks: weeksFrom(addDays(weekStartForInstant(now, timeZone), -7 * THIS_WEEK), THIS_WEEK + 1),
    // Times are relative to noon, because the clocks change at night, when nothing is tracked.
    toInstant: (day, minute) => noonInstant(day) + (minute - NOON_MIN) * MINUTE_MS,
  };
}

export function minuteOfDay(time: SeedMoment['time']): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function momentInstant({ week, weekday, time }: SeedMoment, { weeks, toInstant }: SeedCalendar): number {
  return toInstant(addDays(weeks[week]!, weekday), minuteOfDay(time));
}
