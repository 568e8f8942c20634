import type { Span } from '#domain/calendar/time-span.ts';
import { idsFromJson, readByIds } from '#server/db/pagination.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type EntryWithGoalRow, selectWithGoal } from '#server/modules/time-entries/time-entries.queries.ts';

/** Not ordered by time, for which SQLite would read all of the user's entries in that order. */
const selectEntriesByIds = preparedQuery((db, param: Param<'userId' | 'ids'>) =>
  selectWithGoal(
    db
      .selectFrom('time_entries')
      .where('time_entries.user_id', '=', param('userId'))
      .where('time_entries.id', 'in', idsFromJson(param('ids'))),
    param('userId'),
  ),
);

/** In the order of the ids. */
export async function listEntriesByIds(db: Db, userId: string, ids: readonly string[]): Promise<EntryWithGoalRow[]> {
  return readByIds(
    ids,
    ({ id }) => id,
    (page) => selectEntriesByIds(db, { userId, ids: JSON.stringify(page) }),
  );
}

/** The start of the latest entry that starts within a span. */
export function selectLatestStart(db: Db | Tx, param: Param<'userId' | 'from' | 'to'>) {
  return db
    .selectFrom('time_entries')
    .select('started_at')
    .where('user_id', '=', param('userId'))
    .where('started_at', '>=', param('from'))
    .where('started_at', '<', param('to'))
    .orderBy('started_at', 'desc')
    .limit(1);
}

const readLatestStart = preparedQuery(selectLatestStart);

export async function findLatestStart(db: Db, userId: string, { from, to }: Span): Promise<number | undefined> {
  const [latest] = await readLatestStart(db, { userId, from, to });
  return latest?.started_at;
}
