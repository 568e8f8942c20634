import { weekSpan } from '#domain/calendar.ts';
import { type GoalUsage, usageIn } from '#domain/usage.ts';
import type { Db } from '../../db/open.ts';
import { timeZoneFinder } from '../auth/auth.queries.ts';
import { entriesInSpanReader } from './entries-in-span.queries.ts';

/** How long each goal was tracked in a week of the account. */
export function weekUsageReader(db: Db) {
  const timeZoneOf = timeZoneFinder(db);
  const entriesIn = entriesInSpanReader(db);
  return async (userId: string, weekStart: string, now: number): Promise<GoalUsage[]> => {
    const week = weekSpan(weekStart, await timeZoneOf(userId));
    const [goals = []] = usageIn([week], await entriesIn(userId, week, now));
    return goals;
  };
}
