import { addDays, weekOf, weeksFrom, weekSpan } from '#domain/calendar.ts';
import type { Db } from '../../db/open.ts';
import { timeZoneFinder } from '../auth/auth.queries.ts';
import { goalSecondsReader } from '../time-entries/tracked-seconds.queries.ts';

const WEEKS = 8;

/** The minutes of each of the last whole weeks, from the first in which any were tracked. */
export function trackedWeeksReader(db: Db) {
  const timeZoneOf = timeZoneFinder(db);
  const secondsIn = goalSecondsReader(db);
  return async (userId: string, now: number): Promise<number[]> => {
    const timeZone = await timeZoneOf(userId);
    const weeks = weeksFrom(addDays(weekOf(now, timeZone), -7 * WEEKS), WEEKS);
    const seconds = await secondsIn(
      userId,
      weeks.map((week) => weekSpan(week, timeZone)),
      now,
    );
    const minutes = seconds.map((ofGoals) =>
      Math.floor([...ofGoals.values()].reduce((sum, each) => sum + each, 0) / 60),
    );
    const first = minutes.findIndex((each) => each > 0);
    return first === -1 ? [] : minutes.slice(first);
  };
}
