import { entryEdits } from '#contract/time-entries/entry-edits.ts';
import { runInTransaction } from '#server/db/bulk/bulk-writes.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { created, defineRoutes, ok } from '#server/http/register.ts';
import { buildEntryDeletion } from '#server/modules/time-entries/entry-deletion.queries.ts';
import { changeEntries } from './entry-changes.service.ts';
import { joinEntries, splitEntry } from './split.service.ts';

export const entryEditRoutes = defineRoutes(entryEdits, ({ db }) => ({
  split: {
    async inTransaction(tx, { userId, params, body, now }) {
      return created({ entries: await splitEntry(tx, userId, params.id, Date.parse(body.at), now) });
    },
  },
  join: async ({ userId, params, body, now }) =>
    ok(await inTransaction(db, (tx) => joinEntries(tx, userId, params.id, body.nextId, now))),
  update: async ({ userId, body, now }) =>
    ok({ entries: await inTransaction(db, (tx) => changeEntries(tx, userId, body.changes, now)) }),
  remove: async ({ userId, body, now }) => {
    const deletion = buildEntryDeletion(userId, [...new Set(body.ids)], now);
    return ok({ deletionId: await runInTransaction(db, deletion) });
  },
}));
