import { sql } from 'kysely';
import { floorToSecond } from '#domain/calendar/time-span.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db } from '#server/db/schema.ts';
import { entryEnd, sumSeconds } from './tracked-time.queries.ts';

const selectPlanGoalSeconds = preparedQuery((db, param: Param<'userId' | 'planId' | 'now'>) =>
  db
    .selectFrom('action_plan_goals as link')
    .innerJoin('time_entries', (join) =>
      join.on('time_entries.user_id', '=', param('userId')).onRef('time_entries.goal_id', '=', 'link.goal_id'),
    )
    .select(['link.goal_id as id', sumSeconds(sql`${entryEnd(param)} - started_at`).as('seconds')])
    .where('link.user_id', '=', param('userId'))
    .where('link.action_plan_id', '=', param('planId'))
    .groupBy('link.goal_id'),
);

/** All time ever tracked on each goal of a plan. */
export async function readPlanGoalSeconds(
  db: Db,
  userId: string,
  planId: string,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectPlanGoalSeconds(db, { userId, planId, now: floorToSecond(now) });
  return new Map(rows.map(({ id, seconds }) => [id, seconds]));
}
