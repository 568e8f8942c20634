import type { RestorableScope } from '#server/db/bulk/move-rows.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

function selectRestorable(db: Db | Tx, userId: string, now: number) {
  return db.selectFrom('deletions').where('user_id', '=', userId).where('expires_at', '>', now);
}

/** Latest first. */
export async function listDeletions(db: Db, userId: string, now: number) {
  return selectRestorable(db, userId, now)
    .select(['id', 'kind', 'title', 'deleted_at', 'expires_at'])
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The number of rows per deletion and table, for one deletion or all of the user's. */
export async function countDeletedRows(db: Db | Tx, userId: string, deletionId?: string) {
  return db
    .selectFrom('deleted_rows')
    .select((eb) => ['deletion_id', 'table_name', eb.fn.sum<number>('row_count').as('count')])
    .where('user_id', '=', userId)
    .$if(deletionId !== undefined, (rows) => rows.where('deletion_id', '=', deletionId!))
    .groupBy(['deletion_id', 'table_name'])
    .execute();
}

/** Locks a restorable deletion until the transaction ends. Returns undefined if there is none. */
export async function lockDeletion(db: Db | Tx, userId: string, id: string, now: number) {
  const row = await selectRestorable(db, userId, now)
    .select(['kind', 'scope'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { kind: row.kind, scope: JSON.parse(row.scope) as RestorableScope };
}

/** Parents first. */
export async function listPartIds(tx: Tx, userId: string, deletionId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('deleted_rows')
    .select('id')
    .where('user_id', '=', userId)
    .where('deletion_id', '=', deletionId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

export async function getPart(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom('deleted_rows')
    .select(['table_name', 'content'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function discardDeletion(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.updateTable('deletions').set({ expires_at: 0 }).where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Whether any of the goals or plans exists again, for example after an import. */
export async function hasAnyGoalOrPlan(
  db: Db | Tx,
  userId: string,
  { goalIds, planIds }: RestorableScope,
): Promise<boolean> {
  const findAny = (table: 'goals' | 'action_plans', ids: readonly string[]) =>
    ids.length === 0
      ? undefined
      : db
          .selectFrom(table)
          .select('id')
          .where('user_id', '=', userId)
          .where('id', 'in', ids)
          .limit(1)
          .executeTakeFirst();
  return ((await findAny('goals', goalIds)) ?? (await findAny('action_plans', planIds))) !== undefined;
}
