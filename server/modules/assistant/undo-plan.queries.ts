import type { Tx } from '../../db/transaction.ts';

/** What came along with a plan, as it was written down; undefined when there is no such plan. */
export async function findCameAlong(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom('action_plans')
    .select(['created_at', 'came_along'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether time was tracked on any of the goals, or a step of theirs is done or was added since then. */
export async function hasWorkOn(tx: Tx, userId: string, goalIds: readonly string[], since: number): Promise<boolean> {
  if (goalIds.length === 0) return false;
  const { found } = await tx
    .selectNoFrom((eb) => {
      const steps = (table: 'tasks' | 'inventory_items') =>
        eb
          .selectFrom(table)
          .select('id')
          .where('user_id', '=', userId)
          .where('goal_id', 'in', goalIds)
          .where((step) => step.or([step('completed_at', 'is not', null), step('created_at', '>', since)]));
      const entries = eb
        .selectFrom('time_entries')
        .select('id')
        .where('user_id', '=', userId)
        .where('goal_id', 'in', goalIds);
      return eb.or([eb.exists(entries), eb.exists(steps('tasks')), eb.exists(steps('inventory_items'))]).as('found');
    })
    .executeTakeFirstOrThrow();
  // SQLite says 1.
  return Boolean(found);
}

/** Weeks that nobody has planned are made by looking at them: they go with the area. */
export async function deleteEmptyFocusArea(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('focus_areas')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where((eb) => {
      const inArea = (table: 'goals' | 'action_plans' | 'weekly_goals') =>
        eb.selectFrom(table).select('id').where('user_id', '=', userId).where('focus_area_id', '=', id);
      const planned = inArea('weekly_goals').where((week) =>
        week.or([week('goal_min', 'is not', null), week('is_resting', '=', 1)]),
      );
      return eb.not(eb.or([eb.exists(inArea('goals')), eb.exists(inArea('action_plans')), eb.exists(planned)]));
    })
    .execute();
}
