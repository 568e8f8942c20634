import { sampleData } from '#contract/account/sample-data.ts';
import { buildBulkDeletion } from '#server/db/bulk/bulk-deletion.ts';
import { singleTransaction } from '#server/db/bulk/chunk-writer.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { declaredError } from '#server/http/errors.ts';
import { created, noContent, ok, defineRoutes } from '#server/http/register.ts';
import {
  insertDocument,
  isEmptyAccount,
  quotaForDocument,
} from '#server/modules/account-document/account-document.queries.ts';
import { lockAccount, reserveQuota } from '#server/modules/account-quota/account-quota.queries.ts';
import { getTimeZone } from '#server/modules/auth/auth.queries.ts';
import { needsBulkDelete } from '#server/modules/safe-delete/bulk-threshold.queries.ts';
import {
  deleteSampleAreas,
  insertSampleAreas,
  listSampleAreaIds,
  lockSampleAreas,
  readSampleState,
} from './sample-data.queries.ts';
import { buildSeedDocument } from './seed/seed-document.ts';

export const sampleDataRoutes = defineRoutes(sampleData, ({ db, rateLimiter }) => ({
  state: async ({ userId }) => ok(await readSampleState(db, userId)),
  add: async ({ userId, now, idempotent }) => {
    await rateLimiter.consume('importsByUser', userId, now);
    if (!(await isEmptyAccount(db, userId))) throw declaredError(sampleData.add, 409);
    // The document is built outside the transaction, because that takes a while.
    const document = buildSeedDocument(now, await getTimeZone(db, userId));
    return idempotent(async (tx) => {
      await lockAccount(tx, userId);
      if (!(await isEmptyAccount(tx, userId))) throw declaredError(sampleData.add, 409);
      await reserveQuota(tx, userId, quotaForDocument(document));
      await insertDocument(singleTransaction(tx), userId, document);
      const ids = document.focusAreas.map(({ _id }) => _id);
      await insertSampleAreas(tx, userId, ids);
      return created({ focusAreas: ids.length, canAdd: false });
    });
  },
  remove: async ({ userId, bulk }) => {
    if (await needsBulkDelete(db, userId)) {
      const ids = await listSampleAreaIds(db, userId);
      await bulk(buildBulkDeletion(userId, { kind: 'focus-areas', ids }, (lockDb) => lockSampleAreas(lockDb, userId)));
    } else {
      await inTransaction(db, (tx) => deleteSampleAreas(tx, userId));
    }
    return noContent();
  },
}));
