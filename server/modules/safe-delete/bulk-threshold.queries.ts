import { type Expression, sql } from 'kysely';
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
  const goalIds = scope && selectGoalIds(db, userId, scope);
  const taskIds =
    goalIds && db.selectFrom('tasks').select('id').where('user_id', '=', userId).where('goal_id', 'in', goalIds);
  /** Selects a row if there are too many that have one of these ids in a column. */
  const selectExceeding = (
    table: keyof typeof singleTransactionLimits,
    column: 'id' | 'goal_id' | 'task_id' | 'focus_area_id',
    ids: Expression<unknown> | undefined,
  ) =>
    db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', userId)
      .$if(ids !== undefined, (rows) => rows.where(sql<boolean>`${sql.ref(column)} in ${ids}`))
      .limit(1)
      .offset(singleTransactionLimits[table]);
  const exceeding = [
    selectExceeding('time_entries', 'goal_id', goalIds),
    selectExceeding('tasks', 'goal_id', goalIds),
    selectExceeding('inventory_items', 'goal_id', goalIds),
    selectExceeding('task_items', 'task_id', taskIds),
    selectExceeding('task_ticks', 'task_id', taskIds),
  ];
  if (isRestorable && scope) exceeding.push(selectExceeding('goals', 'id', goalIds));
  if (isRestorable && scope && 'focusAreaId' in scope) {
    const areaIds = sql`(${scope.focusAreaId})`;
    exceeding.push(selectExceeding('action_plans', 'focus_area_id', areaIds));
    exceeding.push(selectExceeding('weekly_goals', 'focus_area_id', areaIds));
  }
  const row = await db
    .selectNoFrom(({ or, exists }) => or(exceeding.map((rows) => exists(rows))).as('needs_bulk'))
    .executeTakeFirstOrThrow();
  // SQLite returns 0 or 1.
  return Boolean(row.needs_bulk);
}
