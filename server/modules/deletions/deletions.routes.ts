import { deletions } from '#contract/deletions/deletions.ts';
import { runInTransaction } from '#server/db/bulk/bulk-writes.ts';
import { transactionPerChunk } from '#server/db/bulk/chunk-writer.ts';
import { deleteInChunks } from '#server/db/bulk/delete-in-chunks.ts';
import { ok, defineRoutes } from '#server/http/register.ts';
import { needsBulkRestore, listDeletionsWithContents, buildRestore } from './deletions.service.ts';

export const deletionRoutes = defineRoutes(deletions, ({ db }) => ({
  list: async ({ userId, query, now }) => ok(await listDeletionsWithContents(db, userId, query.before, now)),
  restore: async ({ userId, params: { id }, now, bulk }) => {
    const work = buildRestore(userId, id, now);
    const isBulk = await needsBulkRestore(db, userId, id);
    const restored = isBulk ? await bulk(work) : await runInTransaction(db, work);
    // Otherwise, deleting and restoring an account again and again would fill the disk before the hourly cleanup.
    await deleteInChunks(transactionPerChunk(db), userId, { kind: 'deleted-rows', deletionId: id });
    return ok(restored);
  },
}));
