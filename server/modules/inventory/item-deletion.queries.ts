import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import { notFound } from '#server/http/errors.ts';
import { buildRestorableDeletion } from '#server/modules/deletions/restorable-deletion.queries.ts';

/** Deletes a resource with its links to tasks. */
export function buildItemDeletion(userId: string, id: string, now: number): BulkWrite<string> {
  return buildRestorableDeletion({ userId, now }, async (db) => {
    const item = await db
      .selectFrom('inventory_items')
      .innerJoin('goals', (join) => join.on('goals.user_id', '=', userId).onRef('goals.id', '=', 'goal_id'))
      .select(['inventory_items.title', 'goal_id', 'goals.title as goal_title'])
      .where('inventory_items.user_id', '=', userId)
      .where('inventory_items.id', '=', id)
      .forUpdate('inventory_items')
      .executeTakeFirstOrThrow(notFound);
    return {
      kind: 'inventoryItem',
      title: item.title,
      details: { goalTitle: item.goal_title },
      scope: { itemIds: [id], parentGoalIds: [item.goal_id] },
    };
  });
}
