import { type DeletionKind, restorableMs, singleRecordKinds } from '#domain/deletion.ts';
import type { BulkWrite } from '#server/db/bulk/bulk-writes.ts';
import { moveInChunks } from '#server/db/bulk/move-rows.ts';
import { emptyScope, type MovedScope, type RestorableScope } from '#server/db/bulk/restorable-scope.ts';
import { discardExcessDeletions } from '#server/db/cleanup/excess-deletions.ts';
import { newId } from '#server/db/id.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { lockAccount } from '#server/modules/account-quota/account-quota.queries.ts';
import type { DeletionDetails } from './deletions.queries.ts';
import { listSharedNames } from './shared-names.queries.ts';

interface DeletedRecord {
  readonly kind: DeletionKind;
  readonly title: string;
  readonly details?: DeletionDetails;
  readonly scope: Partial<RestorableScope>;
}

interface DeletionOptions {
  readonly userId: string;
  readonly now: number;
  /** Whether to delete in chunks, because one transaction would take too long. */
  readonly isBulk?: boolean;
}

/** Of a record with everything in it. */
export type RecordDeletionOptions = Required<DeletionOptions> & { readonly id: string };

/**
 * Deletes rows so that they can be restored, and resolves with the id of the deletion. `lock` locks what is deleted until
 * the transaction ends and returns its scope. The account is locked before it, because the deletion itself adds a row.
 * An interrupted deletion is completed later, and everything can still be restored.
 */
export function buildRestorableDeletion(
  { userId, now, isBulk = false }: DeletionOptions,
  lock: (db: Db | Tx) => Promise<DeletedRecord>,
): BulkWrite<string> {
  const deletionId = newId(now);
  let deleted: DeletedRecord | undefined;
  let movedScope: MovedScope | undefined;
  return {
    async prepare(db) {
      await lockAccount(db, userId);
      deleted = await lock(db);
      const scope = { ...emptyScope, ...deleted.scope };
      const of = { ...scope, sharedNameIds: await listSharedNames(db, userId, scope) };
      movedScope = { kind: 'moved', deletionId, of };
      return movedScope;
    },
    async begin(tx) {
      const { kind, title, details } = deleted!;
      await tx
        .insertInto('deletions')
        .values({
          user_id: userId,
          id: deletionId,
          kind,
          title,
          deleted_at: now,
          expires_at: now + restorableMs,
          scope: JSON.stringify(movedScope!.of),
          details: details ? JSON.stringify(details) : null,
        })
        .execute();
    },
    write: (chunk) => moveInChunks(chunk, userId, movedScope!, isBulk),
    async finish(tx) {
      const { kind, scope } = deleted!;
      // The hourly cleanup discards single records, so that deleting one takes few statements.
      const isSingle = singleRecordKinds.includes(kind) && (scope.entryIds ?? []).length <= 1;
      if (!isSingle) await discardExcessDeletions(tx, userId, deletionId);
      return deletionId;
    },
  };
}
