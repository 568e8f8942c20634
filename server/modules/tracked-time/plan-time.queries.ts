import { sql } from 'kysely';
import { floorToSecond } from '#domain/calendar/time-span.ts';
import { chunksOf } from '#server/db/chunks-of.ts';
import { idsFromJson } from '#server/db/pagination.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db } from '#server/db/schema.ts';
import { entryEnd, sumSeconds } from './tracked-time.queries.ts';

const selectPlanGoalSeconds = preparedQuery((db, param: Param<'userId' | 'goalIds' | 'since' | 'now'>) =>
  db
    .selectFrom('time_entries')
    .select(['goal_id as id', sumSeconds(sql`${entryEnd(param)} - started_at`).as('seconds')])
    .where('user_id', '=', param('userId'))
    // Not a join, in which SQLite would read all of the user's entries.
    .where('goal_id', 'in', idsFromJson(param('goalIds')))
    .where('started_at', '>=', param('since'))
    .groupBy('goal_id'),
);

/** Goals may have many entries. Other requests are served between two statements. */
const GOALS_PER_STATEMENT = 500;

/** The time tracked on each of these goals in entries that started at or after an instant. */
export async function readPlanGoalSeconds(
  db: Db,
  userId: string,
  { goalIds, since }: { readonly goalIds: readonly string[]; readonly since: number },
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const seconds = new Map<string, number>();
  for (const ids of chunksOf(goalIds, GOALS_PER_STATEMENT)) {
    const values = { userId, goalIds: JSON.stringify(ids), since, now: floorToSecond(now) };
    const rows = await selectPlanGoalSeconds(db, values);
    for (const row of rows) seconds.set(row.id, row.seconds);
  }
  return seconds;
}
