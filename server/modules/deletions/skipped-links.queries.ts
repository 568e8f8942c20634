import { insertLinkPart } from '#server/db/bulk/move-rows.ts';
import type { MovedTableName } from '#server/db/bulk/moved-tables.ts';
import type { RestorableScope } from '#server/db/bulk/restorable-scope.ts';
import type { SkippedLink } from '#server/db/bulk/restore-links.ts';
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
  const deletionIds = await listDeletionsByRecord(tx, userId, links, now);
  const byDeletion = Map.groupBy(links, ({ deletedWith, missingId }) => deletionIds.get(`${deletedWith} ${missingId}`));
  for (const [deletionId, moved] of byDeletion) {
    if (deletionId === undefined) continue;
    const rows = moved.map(({ row }) => row);
    await insertLinkPart(tx, userId, deletionId, partId, table, rows);
  }
}

/** The deletions by the records in their scopes. Those of entries, of which there may be many, are read only if they are needed. */
async function listDeletionsByRecord(
  tx: Tx,
  userId: string,
  links: readonly SkippedLink[],
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const needsEntries = links.some(({ deletedWith }) => deletedWith === 'entryIds');
  const deletions = await selectRestorable(tx, userId, now)
    .select(['id', 'scope'])
    .$if(!needsEntries, (query) => query.where('kind', '<>', 'timeEntry'))
    .execute();
  const byRecord = new Map<string, string>();
  for (const { id, scope } of deletions) {
    const parsed = JSON.parse(scope) as Partial<RestorableScope>;
    const { goalIds = [], planIds = [], taskIds = [], itemIds = [], entryIds = [] } = parsed;
    for (const [deletedWith, ids] of Object.entries({ goalIds, planIds, taskIds, itemIds, entryIds }))
      for (const recordId of ids) byRecord.set(`${deletedWith} ${recordId}`, id);
  }
  return byRecord;
}
