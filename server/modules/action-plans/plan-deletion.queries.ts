import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/errors.ts';
import {
  buildRestorableDeletion,
  type RecordDeletionOptions,
} from '#server/modules/deletions/restorable-deletion.queries.ts';
import { selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';

interface PlanDeletionOptions extends RecordDeletionOptions {
  /** Whether the plan's goals are deleted too, with everything in them. */
  readonly withGoals: boolean;
}

export function buildPlanDeletion({ userId, id, withGoals, isBulk, now }: PlanDeletionOptions): BulkWrite<string> {
  return buildRestorableDeletion({ userId, now, isBulk }, async (db) => {
    const goals = withGoals ? await lockPlanGoals(db, userId, id) : [];
    const plan = await db
      .selectFrom('action_plans')
      .select(['title', 'focus_area_id'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    const linked = new Set((await selectGoalIds(db, userId, { actionPlanId: id }).execute()).map((link) => link.id));
    // Skips goals that were removed from the plan before it was locked, or added after the other goals were locked.
    const deleted = goals.filter((goal) => linked.has(goal.id));
    return {
      kind: 'actionPlan',
      title: plan.title,
      scope: {
        goalIds: deleted.map((goal) => goal.id),
        planIds: [id],
        focusAreaIds: [...new Set([plan, ...deleted].map((row) => row.focus_area_id))],
      },
    };
  });
}

/** Locks the areas and then the goals, each in the order of their ids: the lock order used everywhere. */
async function lockPlanGoals(db: Db | Tx, userId: string, planId: string) {
  const ids = selectGoalIds(db, userId, { actionPlanId: planId });
  await db
    .selectFrom('focus_areas')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('goals')
        .select('goals.focus_area_id')
        .where('goals.user_id', '=', userId)
        .where('goals.id', 'in', ids),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return db
    .selectFrom('goals')
    .select(['id', 'focus_area_id'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}
