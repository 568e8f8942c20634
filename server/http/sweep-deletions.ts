import { restorableMs } from '#domain/deletion.ts';
import { inTransactions } from '../db/bulk/bulk-writes.ts';
import { deleteInChunks } from '../db/bulk/delete-in-chunks.ts';
import type { Db } from '../db/open.ts';

const AT_ONCE = 100;

/** A restore that began just before the expiry can still finish. */
const MARGIN_MS = 60 * 60_000;

/** A clock that is further ahead than this removes nothing: deletions can be restored again once the clock is right. */
const SWEPT_WITHIN_MS = restorableMs;

/**
 * Removes for good what expired lately. Older ones are left by a server that was off for long, and those of the future by a
 * clock that was ahead, unless it is the present clock that is wrong. The limits per account bound both.
 */
export async function sweepDeletions(db: Db, now: number): Promise<void> {
  for (;;) {
    const over = await db
      .selectFrom('deletions')
      .select(['user_id', 'id'])
      .where(({ eb, or, between }) =>
        or([between('expires_at', now - SWEPT_WITHIN_MS, now - MARGIN_MS), eb('expires_at', '=', 0)]),
      )
      .limit(AT_ONCE)
      .execute();
    for (const { user_id, id } of over) await deleteInChunks(inTransactions(db), user_id, { kind: 'deletion', id });
    if (over.length < AT_ONCE) return;
  }
}
