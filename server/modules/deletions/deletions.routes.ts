import { deletions } from '#contract/deletions.ts';
import { runInTransaction } from '../../db/bulk/bulk-writes.ts';
import { transact } from '../../db/transaction.ts';
import { ok, routes } from '../../http/register.ts';
import { isBulkyDeletion, readDeletions, restoration } from './deletions.service.ts';

export const deletionRoutes = routes(deletions, ({ db }) => ({
  list: async ({ userId, now }) => ok(await readDeletions(db, userId, now)),
  restore: async ({ userId, params: { id }, now, bulk }) => {
    const work = restoration(userId, id, now);
    const isBulky = await isBulkyDeletion(db, userId, id);
    return ok(isBulky ? await bulk(work) : await transact(db, (tx) => runInTransaction(tx, work)));
  },
}));
