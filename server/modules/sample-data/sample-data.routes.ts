import { sampleData } from '#contract/sample-data.ts';
import { bulkDeletion } from '../../db/bulk/bulk-deletion.ts';
import { inTransaction } from '../../db/bulk/bulk-writes.ts';
import { transact } from '../../db/transaction.ts';
import { refusal } from '../../http/errors.ts';
import { created, noContent, ok, routes } from '../../http/register.ts';
import { lockAccount } from '../account/account-limits.queries.ts';
import { timeZoneOf } from '../auth/auth.queries.ts';
import { isEmptyAccount } from '../imports/imports.queries.ts';
import { storeDocument, takeRoomForDocument } from '../imports/store-document.queries.ts';
import { isBulky } from '../safe-delete/is-bulky.queries.ts';
import { sampleLife } from './life/sample-life.ts';
import {
  deleteSampleAreas,
  lockSampleAreas,
  noteSampleAreas,
  sampleAreaIds,
  sampleStateReader,
} from './sample-data.queries.ts';

export const sampleDataRoutes = routes(sampleData, ({ db, limiter }) => {
  const stateOf = sampleStateReader(db);
  return {
    state: async ({ userId }) => ok(await stateOf(userId)),
    add: async ({ userId, now, once }) => {
      await limiter.take('importsByUser', userId, now);
      if (!(await isEmptyAccount(db, userId))) throw refusal(sampleData.add, 409);
      // A whole life takes a moment to be thought up, so not inside the transaction.
      const life = sampleLife(now, await timeZoneOf(db, userId));
      return once(async (tx) => {
        await lockAccount(tx, userId);
        if (!(await isEmptyAccount(tx, userId))) throw refusal(sampleData.add, 409);
        await takeRoomForDocument(tx, userId, life);
        await storeDocument(inTransaction(tx), userId, life);
        const ids = life.focusAreas.map(({ _id }) => _id);
        await noteSampleAreas(tx, userId, ids);
        return created({ focusAreas: ids.length, canAdd: false });
      });
    },
    remove: async ({ userId, bulk }) => {
      if (await isBulky(db, userId)) {
        const ids = await sampleAreaIds(db, userId);
        await bulk(bulkDeletion(userId, { kind: 'focus-areas', ids }, (on) => lockSampleAreas(on, userId)));
      } else {
        await transact(db, (tx) => deleteSampleAreas(tx, userId));
      }
      return noContent();
    },
  };
});
