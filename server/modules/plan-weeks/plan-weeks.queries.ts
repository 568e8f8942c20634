import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

/** The tasks of plans without those set aside, in the order of each goal. */
export function planTasksQuery(db: Db | Tx, userId: never) {
  return db
    .selectFrom('action_plan_goals as link')
    .innerJoin('goals', (join) => join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'link.goal_id'))
    .innerJoin('tasks', (join) => join.on('tasks.user_id', '=', userId).onRef('tasks.goal_id', '=', 'goals.id'))
    .select([
      'goals.id as goal_id',
      'goals.title as goal_title',
      'goals.status as goal_status',
      'link.week as goal_week',
      'tasks.id',
      'tasks.week',
      'tasks.until_week',
      'tasks.estimated_minutes',
      'tasks.times_per_week',
      'tasks.completed_at',
    ])
    .where('link.user_id', '=', userId)
    .where('tasks.set_aside_at', 'is', null)
    .orderBy('goals.created_at')
    .orderBy('goals.id')
    .orderBy('tasks.position')
    .orderBy('tasks.created_at')
    .orderBy('tasks.id');
}

const selectPlanTasks = preparedQuery((db, param: Param<'userId' | 'weekStart' | 'doneSince' | 'doneBefore'>) =>
  planTasksQuery(db, param('userId'))
    .innerJoin('action_plans', (join) =>
      join.on('action_plans.user_id', '=', param('userId')).onRef('action_plans.id', '=', 'link.action_plan_id'),
    )
    .select(['action_plans.id as plan_id', 'goals.focus_area_id'])
    .where('start_week', '<=', param('weekStart'))
    .where('paused_from', 'is', null)
    .where('finished_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('tasks.completed_at', 'is', null), eb('goals.status', '=', 'Active')]),
        eb.and([
          eb('tasks.completed_at', '>=', param('doneSince')),
          eb('tasks.completed_at', '<', param('doneBefore')),
          eb('goals.status', '<>', 'Archived'),
        ]),
      ]),
    ),
);

/** The open tasks of running plans, and those that were completed in the given span, in the order of each goal. */
export async function listPlanTasks(
  db: Db,
  userId: string,
  weekStart: string,
  { from, to }: { readonly from: number; readonly to: number },
) {
  return selectPlanTasks(db, { userId, weekStart, doneSince: from, doneBefore: to });
}

export type PlanTaskRow = Awaited<ReturnType<typeof listPlanTasks>>[number];
