import { insertLinkPart } from '#server/db/bulk/move-rows.ts';
import type { MovedTableName } from '#server/db/bulk/moved-tables.ts';
import type { RestorableScope } from '#server/db/bulk/restorable-scope.ts';
import type { SkippedLink } from '#server/db/bulk/restore-rows.ts';
import type { Tx } from '#server/db/transaction.ts';
import { selectRestorable } from './deletions.queries.ts';

/**
 * Moves links that could not be restored to the deletions that contain the missing records, so that two linked records can
 * be restored in any order. Links to records that no deletion contains are dropped.
 */
export async function moveSkippedLinks(
  tx: Tx,
  userId: string,
  partId: string,
  table: MovedTableName,
  links: readonly SkippedLink[],
  now: number,
): Promise<void> {
  if (links.length === 0) return;
  const deletionIds = await listDeletionsByRecord(tx, userId, now);
  const byDeletion = Map.groupBy(links, ({ deletedWith, missingId }) => deletionIds.get(`${deletedWith} ${missingId}`));
  for (const [deletionId, moved] of byDeletion) {
    if (deletionId === undefined) continue;
    const rows = moved.map(({ row }) => row);
    await insertLinkPart(tx, userId, deletionId, partId, table, rows);
  }
}

/** The deletions by the records in their scopes. */
async function listDeletionsByRecord(tx: Tx, userId: string, now: number): Promise<ReadonlyMap<string, string>> {
  const deletions = await selectRestorable(tx, userId, now)
    .select(['id', 'scope'])
    .where('kind', '<>', 'timeEntry')
    .execute();
  const byRecord = new Map<string, string>();
  for (const { id, scope } of deletions) {
    const { goalIds = [], planIds = [], taskIds = [], itemIds = [] } = JSON.parse(scope) as Partial<RestorableScope>;
    for (const [deletedWith, ids] of Object.entries({ goalIds, planIds, taskIds, itemIds }))
      for (const recordId of ids) byRecord.set(`${deletedWith} ${recordId}`, id);
  }
  return byRecord;
}
