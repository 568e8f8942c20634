import type { GoalStatus } from '#domain/goal-status.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db } from '#server/db/schema.ts';

export interface PlanTaskRow {
  readonly plan_id: string;
  readonly goal_id: string;
  readonly goal_title: string;
  readonly goal_status: GoalStatus;
  readonly focus_area_id: string;
  readonly goal_week: number | null;
  readonly id: string;
  readonly week: number | null;
  readonly until_week: number | null;
  readonly estimated_minutes: number | null;
  readonly times_per_week: number | null;
  readonly completed_at: number | null;
}

const selectPlanTasks = preparedQuery((db, param: Param<'userId' | 'weekStart' | 'doneSince' | 'doneBefore'>) =>
  db
    .selectFrom('action_plans')
    .innerJoin('action_plan_goals as link', (join) =>
      join.on('link.user_id', '=', param('userId')).onRef('link.action_plan_id', '=', 'action_plans.id'),
    )
    .innerJoin('goals', (join) => join.on('goals.user_id', '=', param('userId')).onRef('goals.id', '=', 'link.goal_id'))
    .innerJoin('tasks', (join) =>
      join.on('tasks.user_id', '=', param('userId')).onRef('tasks.goal_id', '=', 'goals.id'),
    )
    .select([
      'action_plans.id as plan_id',
      'goals.id as goal_id',
      'goals.title as goal_title',
      'goals.status as goal_status',
      'goals.focus_area_id',
      'link.week as goal_week',
      'tasks.id',
      'tasks.week',
      'tasks.until_week',
      'tasks.estimated_minutes',
      'tasks.times_per_week',
      'tasks.completed_at',
    ])
    .where('action_plans.user_id', '=', param('userId'))
    .where('start_week', '<=', param('weekStart'))
    .where('paused_from', 'is', null)
    .where('finished_at', 'is', null)
    .where('tasks.set_aside_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('tasks.completed_at', 'is', null), eb('goals.status', '=', 'Active')]),
        eb.and([
          eb('tasks.completed_at', '>=', param('doneSince')),
          eb('tasks.completed_at', '<', param('doneBefore')),
          eb('goals.status', '<>', 'Archived'),
        ]),
      ]),
    )
    .orderBy('goals.created_at')
    .orderBy('goals.id')
    .orderBy('tasks.position')
    .orderBy('tasks.created_at')
    .orderBy('tasks.id'),
);

/** The open tasks of running plans, and those that were completed in the given span, in the order of each goal. */
export async function listPlanTasks(
  db: Db,
  userId: string,
  weekStart: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<PlanTaskRow[]> {
  return selectPlanTasks(db, { userId, weekStart, doneSince: from, doneBefore: to });
}
