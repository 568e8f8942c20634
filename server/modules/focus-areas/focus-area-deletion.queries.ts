import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/errors.ts';
import {
  buildRestorableDeletion,
  type RecordDeletionOptions,
} from '#server/modules/deletions/restorable-deletion.queries.ts';

/** Deletes a focus area with its goals, plans, weekly targets and settings, and everything in them. */
export function buildFocusAreaDeletion({ userId, id, isBulk, now }: RecordDeletionOptions): BulkWrite<string> {
  return buildRestorableDeletion({ userId, now, isBulk }, async (db) => {
    const area = await db
      .selectFrom('focus_areas')
      .select('name')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    const goalIds = await lockContents(db, userId, 'goals', id);
    const planIds = await lockContents(db, userId, 'action_plans', id);
    return { kind: 'focusArea', title: area.name, scope: { areaIds: [id], goalIds, planIds } };
  });
}

/** Locks in the order used everywhere: the area, its goals by id, then plans. */
async function lockContents(
  db: Db | Tx,
  userId: string,
  table: 'goals' | 'action_plans',
  focusAreaId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', userId)
    .where('focus_area_id', '=', focusAreaId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}
