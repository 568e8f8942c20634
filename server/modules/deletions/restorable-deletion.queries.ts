import { type DeletionKind, deletionsPerAccount, restorableMs } from '#domain/deletion.ts';
import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import { moveInChunks, type MovedScope, type RestorableScope } from '#server/db/bulk/move-rows.ts';
import { newId } from '#server/db/id.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

interface DeletedScope {
  readonly kind: DeletionKind;
  readonly title: string;
  readonly scope: RestorableScope;
}

interface DeletionOptions {
  readonly userId: string;
  readonly now: number;
  /** Whether to delete in chunks, because one transaction would take too long. */
  readonly isBulk: boolean;
}

/**
 * Deletes rows so that they can be restored, and resolves with the id of the deletion. `lock` locks what is deleted until
 * the transaction ends and returns its scope. It has to lock the account first, because the deletion itself adds a row.
 * An interrupted deletion is completed later, and everything can still be restored.
 */
export function buildRestorableDeletion(
  { userId, now, isBulk }: DeletionOptions,
  lock: (db: Db | Tx) => Promise<DeletedScope>,
): BulkWrite<string> {
  const deletionId = newId(now);
  let deleted: DeletedScope | undefined;
  const movedScope = (): MovedScope => ({ kind: 'moved', deletionId, deletedAt: now, of: deleted!.scope });
  return {
    async prepare(db) {
      deleted = await lock(db);
      return movedScope();
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
    write: (chunk) => moveInChunks(chunk, userId, movedScope(), isBulk),
    async finish(tx) {
      await discardOldest(tx, userId, deletionId);
      return deletionId;
    },
  };
}

/** Enforces the limits per account by discarding the oldest deletions, but never the newest. */
async function discardOldest(tx: Tx, userId: string, newestId: string): Promise<void> {
  const deletions = await tx
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
  const excess = deletions.filter(({ id, size }, n) => {
    characters += size;
    return id !== newestId && (n >= deletionsPerAccount.max || characters > deletionsPerAccount.characters);
  });
  if (excess.length === 0) return;
  await tx
    .updateTable('deletions')
    .set({ expires_at: 0 })
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      excess.map(({ id }) => id),
    )
    .execute();
}
