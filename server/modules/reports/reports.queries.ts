import { limits, usageWindowMs } from '#domain/limits.ts';
import type { Db } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import { countUsageByArea } from '#server/modules/time-entries/entries-in-span.queries.ts';

const selectDataPresence = preparedQuery((db, param: Param<'userId'>) =>
  db.selectNoFrom((eb) => [
    eb.exists(eb.selectFrom('goals').select('id').where('user_id', '=', param('userId'))).as('has_goals'),
    eb.exists(eb.selectFrom('time_entries').select('id').where('user_id', '=', param('userId'))).as('has_entries'),
  ]),
);

/** Whether the account has any goals, and whether it has any time entries. */
export async function readDataPresence(db: Db, userId: string) {
  const [row] = await selectDataPresence(db, { userId });
  // SQLite returns 0 or 1.
  return { hasGoals: Boolean(row?.has_goals), hasEntries: Boolean(row?.has_entries) };
}

/** How many entries each focus area had in the 28 days up to an instant, and when the last of them ended. */
export async function readRecentUsage(db: Db, userId: string, until: number, now: number) {
  // Includes timers started by a client whose clock is slightly ahead.
  const window = { from: until - usageWindowMs, to: until + limits.clockSkewMs + 1 };
  return (await countUsageByArea(db, userId, window, now)).map(({ focus_area_id, entries, last_end }) => ({
    focusAreaId: focus_area_id,
    count: entries,
    lastUsedAt: Math.min(last_end, until),
  }));
}
