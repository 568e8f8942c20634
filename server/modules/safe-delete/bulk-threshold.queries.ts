import type { Db } from '#server/db/schema.ts';
import { type GoalScope, selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';

/** How many rows one transaction deletes in a few milliseconds. Items have long notes, hence their low limit. */
const singleTransactionLimits = {
  time_entries: 500,
  tasks: 500,
  task_items: 500,
  task_ticks: 500,
  inventory_items: 50,
  goals: 200,
  action_plans: 50,
  weekly_goals: 500,
} as const;

/**
 * Whether the goals in a scope, or all of the user's, have too many rows to be deleted in one transaction. A restorable
 * deletion copies each goal, plan and weekly target, so these count as well.
 */
export async function needsBulkDelete(
  db: Db,
  userId: string,
  scope?: GoalScope,
  isRestorable = false,
): Promise<boolean> {
  const selectExceeding = (table: 'time_entries' | 'tasks' | 'inventory_items') =>
    db
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .$if(scope !== undefined, (rows) => rows.where('goal_id', 'in', selectGoalIds(db, userId, scope!)))
      .limit(1)
      .offset(singleTransactionLimits[table]);
  const exceedingTaskRows = (table: 'task_items' | 'task_ticks') =>
    db
      .selectFrom(table)
      .select('task_id')
      .where('user_id', '=', userId)
      .$if(scope !== undefined, (rows) =>
        rows.where('task_id', 'in', (eb) =>
          eb
            .selectFrom('tasks')
            .select('tasks.id')
            .where('tasks.user_id', '=', userId)
            .where('goal_id', 'in', selectGoalIds(db, userId, scope!)),
        ),
      )
      .limit(1)
      .offset(singleTransactionLimits[table]);
  const exceedingGoals = db
    .selectFrom('goals')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .offset(singleTransactionLimits.goals);
  const exceedingInArea = (table: 'action_plans' | 'weekly_goals', focusAreaId: string) =>
    db
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .where('focus_area_id', '=', focusAreaId)
      .limit(1)
      .offset(singleTransactionLimits[table]);
  const row = await db
    .selectNoFrom(({ or, exists }) =>
      or([
        exists(selectExceeding('time_entries')),
        exists(selectExceeding('tasks')),
        exists(selectExceeding('inventory_items')),
        exists(exceedingTaskRows('task_items')),
        exists(exceedingTaskRows('task_ticks')),
        ...(isRestorable && scope ? [exists(exceedingGoals.where('id', 'in', selectGoalIds(db, userId, scope)))] : []),
        ...(isRestorable && scope && 'focusAreaId' in scope
          ? [
              exists(exceedingInArea('action_plans', scope.focusAreaId)),
              exists(exceedingInArea('weekly_goals', scope.focusAreaId)),
            ]
          : []),
      ]).as('needs_bulk'),
    )
    .executeTakeFirstOrThrow();
  // SQLite returns 0 or 1.
  return Boolean(row.needs_bulk);
}
