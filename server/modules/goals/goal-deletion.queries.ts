import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import { notFound } from '#server/http/errors.ts';
import {
  buildRestorableDeletion,
  type RecordDeletionOptions,
} from '#server/modules/deletions/restorable-deletion.queries.ts';

/** Deletes a goal with everything in it and its link to a plan. */
export function buildGoalDeletion({ userId, id, isBulk, now }: RecordDeletionOptions): BulkWrite<string> {
  return buildRestorableDeletion({ userId, now, isBulk }, async (db) => {
    const goal = await db
      .selectFrom('goals')
      .select(['title', 'focus_area_id'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    return { kind: 'goal', title: goal.title, scope: { goalIds: [id], focusAreaIds: [goal.focus_area_id] } };
  });
}
