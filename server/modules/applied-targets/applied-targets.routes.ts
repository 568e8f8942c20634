import { appliedTargets } from '#contract/applied-targets.ts';
import { bulkDeletion } from '../../db/bulk/bulk-deletion.ts';
import { inTransaction } from '../../db/bulk/bulk-writes.ts';
import { transact } from '../../db/transaction.ts';
import { created, noContent, ok, routes } from '../../http/register.ts';
import { lockAccount } from '../account/account-limits.queries.ts';
import { deleteAppliedIn } from './applied-targets.queries.ts';
import { targetApplication, unratedWeeks } from './applied-targets.service.ts';

export const appliedTargetRoutes = routes(appliedTargets, ({ db }) => ({
  unrated: async ({ userId, now }) => ok({ weeks: await unratedWeeks(db, userId, now) }),
  create: async ({ userId, body, now, once, onceBulk }) => {
    const { prepare, begin, write, finish } = targetApplication(userId, body.weekStart, now);
    if (body.weekStart === undefined) {
      return onceBulk({ prepare, begin, write, finish: async (tx) => created(await finish(tx)) });
    }
    // One week is short enough for one transaction, and need not wait for other bulk writes.
    return once(async (tx) => {
      await prepare(tx);
      await begin?.(tx);
      await write(inTransaction(tx));
      return created(await finish(tx));
    });
  },
  remove: async ({ userId, query, bulk }) => {
    const { appliedAt, weekStart } = query;
    const at = Date.parse(appliedAt);
    if (weekStart === undefined) {
      await bulk(bulkDeletion(userId, { kind: 'applied-targets', appliedAt: at }, (on) => lockAccount(on, userId)));
    } else {
      await transact(db, (tx) => deleteAppliedIn(tx, userId, at, weekStart));
    }
    return noContent();
  },
}));
