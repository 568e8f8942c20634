import { appliedTargets } from '#contract/weekly-goals/applied-targets.ts';
import { buildBulkDeletion } from '#server/db/bulk/bulk-deletion.ts';
import { singleTransaction } from '#server/db/bulk/chunk-writer.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { created, noContent, ok, defineRoutes } from '#server/http/register.ts';
import { lockAccount } from '#server/modules/account-quota/account-quota.queries.ts';
import { deleteAppliedTargets } from './applied-targets.queries.ts';
import { buildTargetApplication, listUnratedWeeks } from './applied-targets.service.ts';

export const appliedTargetRoutes = defineRoutes(appliedTargets, ({ db }) => ({
  listUnratedWeeks: async ({ userId, now }) => ok({ weeks: await listUnratedWeeks(db, userId, now) }),
  create: async ({ userId, body, now, idempotent, idempotentBulk }) => {
    const { prepare, begin, write, finish } = buildTargetApplication(userId, body.weekStart, now);
    if (body.weekStart === undefined) {
      return idempotentBulk({ prepare, begin, write, finish: async (tx) => created(await finish(tx)) });
    }
    // A single week fits into one transaction and does not have to wait for other bulk writes.
    return idempotent(async (tx) => {
      await prepare(tx);
      await begin?.(tx);
      await write(singleTransaction(tx));
      return created(await finish(tx));
    });
  },
  remove: async ({ userId, query, bulk }) => {
    const { appliedAt, weekStart } = query;
    const at = Date.parse(appliedAt);
    if (weekStart === undefined) {
      await bulk(
        buildBulkDeletion(userId, { kind: 'applied-targets', appliedAt: at }, (lockDb) => lockAccount(lockDb, userId)),
      );
    } else {
      await inTransaction(db, (tx) => deleteAppliedTargets(tx, userId, at, weekStart));
    }
    return noContent();
  },
}));
