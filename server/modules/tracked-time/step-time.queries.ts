import { sql } from 'kysely';
import { floorToSecond } from '#domain/calendar/time-span.ts';
import { chunksOf } from '#server/db/chunks-of.ts';
import { idsFromJson, PAGE_SIZE } from '#server/db/pagination.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { asBigint, entryEnd, sumSeconds } from './tracked-time.queries.ts';

type StepColumn = 'task_id' | 'item_id';

const selectStepSeconds = preparedQuery((db, param: Param<'userId' | 'ids' | 'now'>, column: StepColumn) =>
  db
    .selectFrom('entry_steps')
    .innerJoin('time_entries', (join) =>
      join.on('time_entries.user_id', '=', param('userId')).onRef('time_entries.id', '=', 'entry_id'),
    )
    .select([`${column} as id`, sumSeconds(msUntil(param)).as('seconds')])
    .where('entry_steps.user_id', '=', param('userId'))
    .where(column, 'in', idsFromJson(param('ids')))
    .groupBy(column),
);

function msUntil(param: Param<'now'>) {
  const [now, end] = [asBigint(param('now')), entryEnd(param)];
  return sql`case when started_at >= ${now} then 0 when ${end} > ${now} then ${now} - started_at else ${end} - started_at end`;
}

/** The time tracked on each of these tasks or resources up to a moment, a page at a time. */
export async function readStepSeconds(
  db: Db | Tx,
  userId: string,
  column: StepColumn,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const seconds = new Map<string, number>();
  for (const page of chunksOf(ids, PAGE_SIZE)) {
    const values = { userId, ids: JSON.stringify(page), now: floorToSecond(now) };
    const rows = await selectStepSeconds(db, values, column);
    for (const row of rows) seconds.set(row.id!, row.seconds);
  }
  return seconds;
}
