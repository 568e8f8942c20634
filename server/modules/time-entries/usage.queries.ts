import { weekSpan } from '#domain/calendar.ts';
import type { Span } from '#domain/time-span.ts';
import type { Db } from '../../db/open.ts';
import { timeZoneFinder } from '../auth/auth.queries.ts';
import type { SecondsInSpans } from './tracked-seconds.queries.ts';

type SecondsReader = (userId: string, spans: readonly Span[], now: number) => Promise<SecondsInSpans>;

/** What a reader of tracked seconds tells of one week of the account. */
export function weekUsageReader(db: Db, secondsIn: SecondsReader) {
  const timeZoneOf = timeZoneFinder(db);
  return async (userId: string, weekStart: string, now: number): Promise<ReadonlyMap<string, number>> => {
    const [seconds = new Map<string, number>()] = await secondsIn(
      userId,
      [weekSpan(weekStart, await timeZoneOf(userId))],
      now,
    );
    return seconds;
  };
}
