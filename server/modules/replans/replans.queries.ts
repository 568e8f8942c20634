import { sql } from 'kysely';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import { idsFromJson } from '#server/db/pagination.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { selectGoalIds } from '#server/modules/goals/goal-scope.queries.ts';

/** What a replan changed, to undo it. */
export interface StoredReplan {
  /** The token of the draft that was applied. */
  readonly token: string;
  /** The weeks that tasks had themselves, null if they had that of their goal, and those that they got. */
  readonly moves: readonly { readonly id: string; readonly from: number | null; readonly to: number }[];
  readonly setAside: readonly { readonly id: string; readonly week: number | null }[];
  readonly setAsideAt: number;
}

/** Returns null if there is none, and undefined if the plan does not exist. */
export async function findReplan(tx: Tx, userId: string, planId: string): Promise<StoredReplan | null | undefined> {
  const row = await tx
    .selectFrom('action_plans')
    .select('last_replan')
    .where('user_id', '=', userId)
    .where('id', '=', planId)
    .executeTakeFirst();
  return row && (row.last_replan === null ? null : (JSON.parse(row.last_replan) as StoredReplan));
}

const selectHasReplan = preparedQuery((db, param: Param<'userId' | 'planId'>) =>
  db
    .selectFrom('action_plans')
    .select('id')
    .where('user_id', '=', param('userId'))
    .where('id', '=', param('planId'))
    .where('last_replan', 'is not', null),
);

export async function hasReplan(db: Db, userId: string, planId: string): Promise<boolean> {
  return (await selectHasReplan(db, { userId, planId })).length > 0;
}

export async function storeReplan(tx: Tx, userId: string, planId: string, replan: StoredReplan | null): Promise<void> {
  await tx
    .updateTable('action_plans')
    .set({ last_replan: replan && JSON.stringify(replan) })
    .where('user_id', '=', userId)
    .where('id', '=', planId)
    .execute();
}

/** The given tasks that are still open and in the plan, as they are now. */
export async function listReplannedTasks(tx: Tx, userId: string, planId: string, ids: readonly string[]) {
  return tx
    .selectFrom('tasks')
    .select(['id', 'week', 'times_per_week', 'set_aside_at'])
    .where('user_id', '=', userId)
    .where('id', 'in', idsFromJson(JSON.stringify(ids)))
    .where('goal_id', 'in', selectGoalIds(tx, userId, { actionPlanId: planId }))
    .where('completed_at', 'is', null)
    .execute();
}

export interface TaskPlacement {
  readonly id: string;
  readonly week: number | null;
  readonly setAsideAt: number | null;
}

/** Stores where open tasks are in their plan, in one statement. Returns how many of them are still open. */
export async function placeTasks(tx: Tx, userId: string, placements: readonly TaskPlacement[]): Promise<number> {
  if (placements.length === 0) return 0;
  const values = JSON.stringify(placements.map(({ id, week, setAsideAt }) => [id, week, setAsideAt]));
  const { numUpdatedRows } = await tx
    .with(
      // Materialized, because SQLite would otherwise read all of the JSON again for each task of the account.
      (cte) => cte('placed(id, week, set_aside_at)').materialized(),
      () =>
        sql<{ id: string; week: number | null; set_aside_at: number | null }>`(
          select value ->> 0, cast(value ->> 1 as integer), cast(value ->> 2 as bigint)
          from ${tx.fn('json_array_elements', [sql.val(values)])} as listed)`,
    )
    .updateTable('tasks')
    .from('placed')
    .set((eb) => ({ week: eb.ref('placed.week'), set_aside_at: eb.ref('placed.set_aside_at') }))
    .where('tasks.user_id', '=', userId)
    .whereRef('tasks.id', '=', 'placed.id')
    .where('tasks.completed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
