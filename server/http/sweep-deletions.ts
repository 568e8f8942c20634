import { restorableMs } from '#domain/deletion.ts';
import { latestEnd } from '#domain/plausible-time.ts';
import { inTransactions } from '../db/bulk/bulk-writes.ts';
import { deleteInChunks } from '../db/bulk/delete-in-chunks.ts';
import type { Db } from '../db/open.ts';

const AT_ONCE = 100;

/** Whoever began to restore something in the last minute of its time can finish. */
const MARGIN_MS = 60 * 60_000;

/** Removes for good what nobody can restore any more. A deletion dated in the future is kept as long as one of now. */
export async function sweepDeletions(db: Db, now: number): Promise<void> {
  await db
    .updateTable('deletions')
    .set({ deleted_at: now, expires_at: now + restorableMs })
    .where('expires_at', '>', latestEnd(now, restorableMs))
    .execute();
  for (;;) {
    const over = await db
      .selectFrom('deletions')
      .select(['user_id', 'id'])
      .where('expires_at', '<=', now - MARGIN_MS)
      .limit(AT_ONCE)
      .execute();
    for (const { user_id, id } of over) await deleteInChunks(inTransactions(db), user_id, { kind: 'deletion', id });
    if (over.length < AT_ONCE) return;
  }
}
