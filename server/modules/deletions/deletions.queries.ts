import type { RestorableScope } from '../../db/bulk/move-rows.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';

/** Those that can be restored. */
function restorable(db: Db | Tx, userId: string, now: number) {
  return db.selectFrom('deletions').where('user_id', '=', userId).where('expires_at', '>', now);
}

/** Latest first. */
export async function listDeletions(db: Db, userId: string, now: number) {
  return restorable(db, userId, now)
    .select(['id', 'kind', 'title', 'deleted_at', 'expires_at'])
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** How many rows of each table deletions hold: all of a user, or one. */
export async function countDeletedRows(db: Db | Tx, userId: string, deletionId?: string) {
  return db
    .selectFrom('deleted_rows')
    .select((eb) => ['deletion_id', 'table_name', eb.fn.sum<number>('row_count').as('count')])
    .where('user_id', '=', userId)
    .$if(deletionId !== undefined, (rows) => rows.where('deletion_id', '=', deletionId!))
    .groupBy(['deletion_id', 'table_name'])
    .execute();
}

/** One that can be restored, locked until the transaction is over. */
export async function lockDeletion(db: Db | Tx, userId: string, id: string, now: number) {
  const row = await restorable(db, userId, now)
    .select(['kind', 'scope'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && { kind: row.kind, scope: JSON.parse(row.scope) as RestorableScope };
}

/** Parents first. */
export async function partsToRestore(tx: Tx, userId: string, deletionId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('deleted_rows')
    .select('id')
    .where('user_id', '=', userId)
    .where('deletion_id', '=', deletionId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

export async function readPart(tx: Tx, userId: string, id: string) {
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

/** Whether all of these focus areas are there. They stay until the transaction is over. */
export async function holdAreas(db: Db | Tx, userId: string, ids: readonly string[]): Promise<boolean> {
  const rows = await db
    .selectFrom('focus_areas')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.length === ids.length;
}

/** Whether any of the goals and plans is there: an import can have brought them back. */
export async function hasAny(db: Db | Tx, userId: string, { goalIds, planIds }: RestorableScope): Promise<boolean> {
  const among = (table: 'goals' | 'action_plans', ids: readonly string[]) =>
    ids.length === 0
      ? undefined
      : db
          .selectFrom(table)
          .select('id')
          .where('user_id', '=', userId)
          .where('id', 'in', ids)
          .limit(1)
          .executeTakeFirst();
  return ((await among('goals', goalIds)) ?? (await among('action_plans', planIds))) !== undefined;
}
