import { sql } from 'kysely';
import type { FinishedTask } from '#domain/plan/schedule/projection.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { floorToSecond } from '#domain/calendar/time-span.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { planTasksQuery } from '#server/modules/plan-weeks/plan-weeks.queries.ts';
import { entryEnd, sumSeconds } from '#server/modules/tracked-time/tracked-time.queries.ts';

const selectTasks = preparedQuery((db, param: Param<'userId' | 'planId'>) =>
  planTasksQuery(db, param('userId')).select('tasks.title').where('link.action_plan_id', '=', param('planId')),
);

/** The tasks of a plan without those set aside, in the order of each goal. */
export async function listPlanTasks(db: Db | Tx, userId: string, planId: string) {
  return selectTasks(db, { userId, planId });
}

export type PlanTaskRow = Awaited<ReturnType<typeof listPlanTasks>>[number];

/** The ticks of the tasks of a plan in a range of days. */
function ticksQuery(db: Db | Tx, param: Param<'userId' | 'planId' | 'from' | 'before'>) {
  return db
    .selectFrom('action_plan_goals as link')
    .innerJoin('tasks', (join) =>
      join.on('tasks.user_id', '=', param('userId')).onRef('tasks.goal_id', '=', 'link.goal_id'),
    )
    .innerJoin('task_ticks', (join) =>
      join.on('task_ticks.user_id', '=', param('userId')).onRef('task_ticks.task_id', '=', 'tasks.id'),
    )
    .where('link.user_id', '=', param('userId'))
    .where('link.action_plan_id', '=', param('planId'))
    .where('day', '>=', param('from'))
    .where('day', '<', param('before'));
}

const selectTickMinutes = preparedQuery((db, param: Param<'userId' | 'planId' | 'from' | 'before'>) =>
  ticksQuery(db, param)
    .select(['day', sql<number>`cast(sum(estimated_minutes) as bigint)`.as('minutes')])
    .where('tasks.estimated_minutes', 'is not', null)
    // Ticks from a time when a task repeated mean nothing now.
    .where('tasks.times_per_week', 'is not', null)
    .groupBy('day'),
);

/** The sizes of the repeating tasks that were ticked on each day. */
export async function listTickMinutes(
  db: Db | Tx,
  userId: string,
  planId: string,
  days: { readonly from: string; readonly before: string },
) {
  return selectTickMinutes(db, { userId, planId, ...days });
}

const selectTickCounts = preparedQuery((db, param: Param<'userId' | 'planId' | 'from' | 'before'>) =>
  ticksQuery(db, param)
    .select((eb) => ['tasks.id', eb.fn.countAll<number>().as('count')])
    .groupBy('tasks.id'),
);

/** How often each repeating task was done in a week. */
export async function countTicksInWeek(
  db: Db | Tx,
  userId: string,
  planId: string,
  weekStart: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectTickCounts(db, { userId, planId, from: weekStart, before: addDays(weekStart, 7) });
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The latest ones say enough. More would make the statement slow in large accounts. */
const MAX_FINISHED_TASKS = 500;

const selectFinishedTasks = preparedQuery((db, param: Param<'userId' | 'now'>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('tasks')
        .select(['id', 'estimated_minutes'])
        .where('user_id', '=', param('userId'))
        .where('completed_at', 'is not', null)
        .where('estimated_minutes', 'is not', null)
        .where('times_per_week', 'is', null)
        .where('goal_id', 'in', (plans) =>
          plans.selectFrom('action_plan_goals').select('goal_id').where('user_id', '=', param('userId')),
        )
        .where((tasks) =>
          tasks.exists(
            tasks
              .selectFrom('entry_steps')
              .select('entry_id')
              .where('entry_steps.user_id', '=', param('userId'))
              .whereRef('entry_steps.task_id', '=', 'tasks.id'),
          ),
        )
        .orderBy('completed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(sql.lit(MAX_FINISHED_TASKS))
        .as('finished'),
    )
    .innerJoin('entry_steps', (join) =>
      join.on('entry_steps.user_id', '=', param('userId')).onRef('entry_steps.task_id', '=', 'finished.id'),
    )
    .innerJoin('time_entries', (join) =>
      join.on('time_entries.user_id', '=', param('userId')).onRef('time_entries.id', '=', 'entry_steps.entry_id'),
    )
    .select(['finished.estimated_minutes', sumSeconds(sql`${entryEnd(param)} - started_at`).as('seconds')])
    .groupBy(['finished.id', 'finished.estimated_minutes'])
    .orderBy('finished.id'),
);

/** The latest completed tasks of all plans that have a size and tracked time. */
export async function listFinishedTasks(db: Db, userId: string, now: number): Promise<FinishedTask[]> {
  const rows = await selectFinishedTasks(db, { userId, now: floorToSecond(now) });
  return rows
    .filter(({ seconds }) => seconds > 0)
    .map(({ estimated_minutes, seconds }) => ({
      estimatedMinutes: estimated_minutes!,
      trackedMinutes: seconds / 60,
    }));
}
