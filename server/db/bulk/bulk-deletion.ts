import type { Db } from '../schema.ts';
import type { Tx } from '../transaction.ts';
import type { BulkWrite } from './bulk-writes.ts';
import { deleteInChunks, type DeletionScope } from './delete-in-chunks.ts';

/** Deletes a scope. `lock` throws if it does not exist, and locks it until the end of the transaction. */
export function buildBulkDeletion(
  userId: string,
  scope: DeletionScope,
  lock: (db: Db | Tx) => Promise<void>,
): BulkWrite<void> {
  return {
    async prepare(db) {
      await lock(db);
      return scope;
    },
    write: (chunk) => deleteInChunks(chunk, userId, scope),
    finish: async () => {},
  };
}
