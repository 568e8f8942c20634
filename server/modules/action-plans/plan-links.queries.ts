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

/** A goal to link. Without a week, it keeps the one that it has in this plan. */
export interface PlanLink {
  readonly goalId: string;
  readonly week?: number | null | undefined;
}

/** Moves goals to a plan, removing each from its previous plan, if any. */
export async function linkGoals(tx: Tx, userId: string, planId: string, links: readonly PlanLink[]): Promise<void> {
  if (links.length === 0) return;
  const rows = links.map(({ goalId, week = null }) => ({
    user_id: userId,
    goal_id: goalId,
    action_plan_id: planId,
    week,
  }));
  await tx
    .insertInto('action_plan_goals')
    .values(rows)
    .onConflict((c) =>
      c.columns(['user_id', 'goal_id']).doUpdateSet((eb) => ({
        action_plan_id: planId,
        week: eb
          .case()
          .when('action_plan_goals.action_plan_id', '=', planId)
          .then(eb.fn.coalesce('excluded.week', 'action_plan_goals.week'))
          .else(eb.ref('excluded.week'))
          .end(),
      })),
    )
    .execute();
  const cleared = links.filter(({ week }) => week === null).map(({ goalId }) => goalId);
  if (cleared.length === 0) return;
  await tx
    .updateTable('action_plan_goals')
    .set({ week: null })
    .where('user_id', '=', userId)
    .where('goal_id', 'in', cleared)
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
