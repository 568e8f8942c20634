import type { Restored } from '#contract/deletions/deletions.ts';
import { emptyScope, type RestorableScope } from '#server/db/bulk/restorable-scope.ts';
import { idsFromJson } from '#server/db/pagination.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

/** What the list of deletions shows besides the title. */
export interface DeletionDetails {
  readonly goalTitle?: string;
  /** Of a time entry. */
  readonly startedAt?: number;
  readonly endedAt?: number | null;
}

export function selectRestorable(db: Db | Tx, userId: string, now: number) {
  return db
    .selectFrom('deletions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('result', 'is', null);
}

const PAGE_SIZE = 50;

/** Latest first: ids increase with time. */
export async function listDeletions(db: Db, userId: string, before: string | undefined, now: number) {
  const rows = await selectRestorable(db, userId, now)
    .select(['id', 'kind', 'title', 'deleted_at', 'expires_at', 'details'])
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .execute();
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details ?? '{}') as DeletionDetails }));
}

/** The number of rows per deletion and table. */
export async function countDeletedRows(db: Db | Tx, userId: string, deletionIds: readonly string[]) {
  return db
    .selectFrom('deleted_rows')
    .select((eb) => ['deletion_id', 'table_name', eb.fn.sum<number>('row_count').as('count')])
    .where('user_id', '=', userId)
    .where('deletion_id', 'in', idsFromJson(JSON.stringify(deletionIds)))
    .groupBy(['deletion_id', 'table_name'])
    .execute();
}

/** Locks a deletion until the transaction ends, with the result if it was restored. Returns undefined if there is none. */
export async function lockDeletion(db: Db | Tx, userId: string, id: string, now: number) {
  const row = await db
    .selectFrom('deletions')
    .select(['kind', 'deleted_at', 'scope', 'result'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      kind: row.kind,
      deletedAt: row.deleted_at,
      scope: JSON.parse(row.scope) as RestorableScope,
      result: row.result === null ? undefined : (JSON.parse(row.result) as Restored),
    }
  );
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

/** Its scope, which may be long, is no longer needed. */
export async function markRestored(tx: Tx, userId: string, id: string, result: Restored): Promise<void> {
  await tx
    .updateTable('deletions')
    .set({ result: JSON.stringify(result), scope: JSON.stringify(emptyScope) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Whether any of the records exists again, for example after an import. */
export async function existsAgain(db: Db | Tx, userId: string, scope: RestorableScope): Promise<boolean> {
  const { areaIds = [], goalIds, planIds, taskIds = [], itemIds = [], entryIds = [] } = scope;
  const tables = [
    ['focus_areas', areaIds],
    ['goals', goalIds],
    ['action_plans', planIds],
    ['tasks', taskIds],
    ['inventory_items', itemIds],
    ['time_entries', entryIds],
  ] as const;
  for (const [table, ids] of tables) {
    if (ids.length === 0) continue;
    const row = await db
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .where('id', 'in', idsFromJson(JSON.stringify(ids)))
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
