import { sql } from 'kysely';
import { floorToSecond } from '#domain/calendar/time-span.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db } from '#server/db/schema.ts';
import { selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';
import { entryEnd, sumSeconds } from './tracked-time.queries.ts';

const selectPlanGoalSeconds = preparedQuery((db, param: Param<'userId' | 'planId' | 'since' | 'now'>) =>
  db
    .selectFrom('time_entries')
    .select(['goal_id as id', sumSeconds(sql`${entryEnd(param)} - started_at`).as('seconds')])
    .where('user_id', '=', param('userId'))
    // Not a join, in which SQLite would read all of the user's entries.
    .where('goal_id', 'in', selectGoalIds(db, param('userId'), { actionPlanId: param('planId') }))
    .where('started_at', '>=', param('since'))
    .groupBy('goal_id'),
);

/** The time tracked on each goal of a plan in entries that started at or after an instant. */
export async function readPlanGoalSeconds(
  db: Db,
  userId: string,
  { planId, since }: { readonly planId: string; readonly since: number },
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectPlanGoalSeconds(db, { userId, planId, since, now: floorToSecond(now) });
  return new Map(rows.map(({ id, seconds }) => [id, seconds]));
}
