import type { BulkWrite } from '../../db/bulk/bulk-writes.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { lockAccount } from '../account/account-limits.queries.ts';
import { restorableDeletion } from '../deletions/restorable-deletion.queries.ts';
import { goalIdsOf } from '../goals/goal-scope.queries.ts';

interface PlanDeletion {
  readonly userId: string;
  readonly id: string;
  /** Whether its goals go with it, and all that is in them. */
  readonly withGoals: boolean;
  readonly isBulky: boolean;
  readonly now: number;
}

/** Deletes a plan so that it can be restored. */
export function deletionOfPlan({ userId, id, withGoals, isBulky, now }: PlanDeletion): BulkWrite<string> {
  return restorableDeletion({ userId, now, isBulky }, async (db) => {
    await lockAccount(db, userId);
    const goals = withGoals ? await lockGoals(db, userId, id) : [];
    const plan = await db
      .selectFrom('action_plans')
      .select(['title', 'focus_area_id'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    const linked = new Set((await goalIdsOf(db, userId, { actionPlanId: id }).execute()).map((link) => link.id));
    // Keeps goals that left the plan since it was read, and goals added after the lock was taken.
    const deleted = goals.filter((goal) => linked.has(goal.id));
    return {
      kind: 'actionPlan',
      title: plan.title,
      scope: {
        kind: 'goals-and-plans',
        goalIds: deleted.map((goal) => goal.id),
        planIds: [id],
        focusAreaIds: [...new Set([plan, ...deleted].map((row) => row.focus_area_id))],
      },
    };
  });
}

/** Areas, then goals, each in the order of their ids, which is the order in which all lock them. */
async function lockGoals(db: Db | Tx, userId: string, planId: string) {
  const ids = goalIdsOf(db, userId, { actionPlanId: planId });
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
