import { addDays, instantsAt, startOfDay, weekOf, weeksFrom } from '#domain/calendar.ts';

/** The last week of the life, the one that `now` lies in, counted from 0. */
export const THIS_WEEK = 52;

export const MINUTE = 60_000;
const NOON_MIN = 12 * 60;

/** The weeks of the life, and what its clocks show. */
export interface LifeCalendar {
  readonly now: number;
  readonly timeZone: string;
  /** The Mondays of a year, and that of this week. */
  readonly weeks: readonly string[];
  /** When the clock shows so many minutes after midnight. */
  readonly at: (day: string, minute: number) => number;
}

/** A moment of the life: the week, from 0 to 6 the day of it, and the time on the clock. */
export interface Moment {
  readonly week: number;
  readonly weekday: number;
  readonly time: `${number}:${number}`;
}

export function lifeCalendar(now: number, timeZone: string): LifeCalendar {
  const noons = new Map<string, number>();
  const noonOf = (day: string): number => {
    let noon = noons.get(day);
    if (noon === undefined) {
      // A day that a zone has left out has no noon either.
      noon = instantsAt(day, '12:00', timeZone)[0] ?? startOfDay(day, timeZone);
      noons.set(day, noon);
    }
    return noon;
  };
  return {
    now,
    timeZone,
    weeks: weeksFrom(addDays(weekOf(now, timeZone), -7 * THIS_WEEK), THIS_WEEK + 1),
    // Counted from noon: clocks change at night, when this life sleeps.
    at: (day, minute) => noonOf(day) + (minute - NOON_MIN) * MINUTE,
  };
}

export function minuteOf(time: Moment['time']): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function instantOf({ week, weekday, time }: Moment, { weeks, at }: LifeCalendar): number {
  return at(addDays(weeks[week]!, weekday), minuteOf(time));
}
