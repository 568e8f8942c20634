import type { Tx } from '#server/db/transaction.ts';

/** Returns which of the given goals are in the plan. */
export async function findLinkedGoalIds(
  tx: Tx,
  userId: string,
  planId: string,
  goalIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (goalIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('action_plan_goals')
    .select('goal_id')
    .where('user_id', '=', userId)
    .where('action_plan_id', '=', planId)
    .where('goal_id', 'in', goalIds)
    .execute();
  return new Set(rows.map((row) => row.goal_id));
}

/** Moves goals to a plan, removing each from its previous plan, if any. */
export async function linkGoals(tx: Tx, userId: string, planId: string, goalIds: readonly string[]): Promise<void> {
  if (goalIds.length === 0) return;
  await tx
    .insertInto('action_plan_goals')
    .values(goalIds.map((goal_id) => ({ user_id: userId, goal_id, action_plan_id: planId })))
    .onConflict((c) => c.columns(['user_id', 'goal_id']).doUpdateSet({ action_plan_id: planId }))
    .execute();
}

/** Removes goals from the given plan, or from their current plans if none is given. */
export async function unlinkGoals(
  tx: Tx,
  userId: string,
  goalIds: readonly string[],
  planId: string | undefined,
): Promise<void> {
  if (goalIds.length === 0) return;
  await tx
    .deleteFrom('action_plan_goals')
    .where('user_id', '=', userId)
    .where('goal_id', 'in', goalIds)
    .$if(planId !== undefined, (links) => links.where('action_plan_id', '=', planId!))
    .execute();
}
