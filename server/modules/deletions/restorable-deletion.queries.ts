import { type DeletionKind, deletionsPerAccount, restorableMs } from '#domain/deletion.ts';
import type { BulkWrite } from '../../db/bulk/bulk-writes.ts';
import { moveInChunks, type MovedScope, type RestorableScope } from '../../db/bulk/move-rows.ts';
import { newId } from '../../db/id.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';

interface Deleted {
  readonly kind: DeletionKind;
  readonly title: string;
  readonly scope: RestorableScope;
}

interface Options {
  readonly userId: string;
  readonly now: number;
  /** Whether there is so much that it has to be deleted in chunks. */
  readonly isBulky: boolean;
}

/**
 * Deletes something so that it can be restored; resolves with the id of the deletion. `lock` says what is deleted and locks
 * it until the transaction is over: the account first, because the deletion is a row of its user. After an interruption the
 * rest is deleted as well, and all of it can be restored.
 */
export function restorableDeletion(
  { userId, now, isBulky }: Options,
  lock: (db: Db | Tx) => Promise<Deleted>,
): BulkWrite<string> {
  const deletionId = newId(now);
  let deleted: Deleted | undefined;
  const moved = (): MovedScope => ({ kind: 'moved', deletionId, deletedAt: now, of: deleted!.scope });
  return {
    async prepare(db) {
      deleted = await lock(db);
      return moved();
    },
    async begin(tx) {
      const { kind, title, scope } = deleted!;
      await tx
        .insertInto('deletions')
        .values({
          user_id: userId,
          id: deletionId,
          kind,
          title,
          deleted_at: now,
          expires_at: now + restorableMs,
          scope: JSON.stringify(scope),
        })
        .execute();
    },
    write: (chunk) => moveInChunks(chunk, userId, moved(), isBulky),
    async finish(tx) {
      await discardOldest(tx, userId, deletionId);
      return deletionId;
    },
  };
}

/** Makes room for the newest deletion, which is kept however large it is. */
async function discardOldest(tx: Tx, userId: string, newestId: string): Promise<void> {
  const kept = await tx
    .selectFrom('deletions')
    .leftJoin('deleted_rows', (join) =>
      join.on('deleted_rows.user_id', '=', userId).onRef('deleted_rows.deletion_id', '=', 'deletions.id'),
    )
    .select((eb) => ['deletions.id', eb.fn.coalesce(eb.fn.sum<number>('size'), eb.lit(0)).as('size')])
    .where('deletions.user_id', '=', userId)
    .where('expires_at', '>', 0)
    .groupBy(['deletions.id', 'deleted_at'])
    .orderBy('deleted_at', 'desc')
    .orderBy('deletions.id', 'desc')
    .execute();
  let characters = 0;
  const tooMany = kept.filter(({ id, size }, n) => {
    characters += size;
    return id !== newestId && (n >= deletionsPerAccount.max || characters > deletionsPerAccount.characters);
  });
  if (tooMany.length === 0) return;
  await tx
    .updateTable('deletions')
    .set({ expires_at: 0 })
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      tooMany.map(({ id }) => id),
    )
    .execute();
}
