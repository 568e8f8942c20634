import { exports } from '#contract/account/exports.ts';
import { orNotFound } from '#server/http/errors.ts';
import { ok, defineRoutes } from '#server/http/register.ts';
import { findUser } from '#server/modules/auth/auth.queries.ts';
import { streamAccountDocument } from './account-document.ts';
import { streamTimeEntriesCsv } from './time-entries-csv.ts';

export const exportRoutes = defineRoutes(exports, ({ db, rateLimiter }) => {
  const startExport = async (userId: string, now: number) => {
    await rateLimiter.consume('exportsByUser', userId, now);
    return orNotFound(await findUser(db, userId));
  };
  /** A truncated export must not look complete, so the download fails if the account was deleted while it was read. */
  async function* failIfAccountDeleted(userId: string, chunks: AsyncIterable<string>): AsyncGenerator<string> {
    yield* chunks;
    if (!(await findUser(db, userId))) throw new Error('the account was deleted while it was being exported');
  }
  return {
    json: async ({ userId, now }) =>
      ok(failIfAccountDeleted(userId, streamAccountDocument(db, await startExport(userId, now), now))),
    timeEntries: async ({ userId, now }) =>
      ok(failIfAccountDeleted(userId, streamTimeEntriesCsv(db, await startExport(userId, now), now))),
  };
});
