import { restorableMs } from '#domain/deletion.ts';
import { transactionPerChunk } from '../bulk/chunk-writer.ts';
import { deleteInChunks } from '../bulk/delete-in-chunks.ts';
import type { Db } from '../schema.ts';
import { discardAllExcessDeletions } from './excess-deletions.ts';

const BATCH_SIZE = 100;

/** Lets a restore that began just before the expiry finish. */
const GRACE_PERIOD_MS = 60 * 60_000;

/** A clock that is further ahead than this purges nothing: deletions can be restored again once it is corrected. */
const MAX_EXPIRED_AGE_MS = restorableMs;

/**
 * Purges deletions that expired recently. Older ones, left over if the server was off for a long time, and
 * ones dated in the future stay in case the current clock is wrong. The limits per account bound their number.
 */
export async function purgeExpiredDeletions(db: Db, now: number): Promise<void> {
  await discardAllExcessDeletions(db);
  await purgeRestoredRows(db);
  for (;;) {
    const expired = await db
      .selectFrom('deletions')
      .select(['user_id', 'id'])
      .where(({ eb, or, between }) =>
        or([between('expires_at', now - MAX_EXPIRED_AGE_MS, now - GRACE_PERIOD_MS), eb('expires_at', '=', 0)]),
      )
      .limit(BATCH_SIZE)
      .execute();
    for (const { user_id, id } of expired)
      await deleteInChunks(transactionPerChunk(db), user_id, { kind: 'deletion', id });
    if (expired.length < BATCH_SIZE) return;
  }
}

/** Restored deletions stay until they expire, without their rows, so that restoring them again gets the same response. */
async function purgeRestoredRows(db: Db): Promise<void> {
  for (;;) {
    const restored = await db
      .selectFrom('deletions')
      .select(['user_id', 'id'])
      .where('result', 'is not', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('deleted_rows')
            .select('deleted_rows.id')
            .whereRef('deleted_rows.user_id', '=', 'deletions.user_id')
            .whereRef('deletion_id', '=', 'deletions.id'),
        ),
      )
      .limit(BATCH_SIZE)
      .execute();
    for (const { user_id, id } of restored)
      await deleteInChunks(transactionPerChunk(db), user_id, { kind: 'deleted-rows', deletionId: id });
    if (restored.length < BATCH_SIZE) return;
  }
}
