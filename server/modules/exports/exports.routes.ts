import { exports } from '#contract/exports.ts';
import { notFound } from '../../http/errors.ts';
import { ok, routes } from '../../http/register.ts';
import { userFinder } from '../auth/auth.queries.ts';
import { accountDocument } from './account-document.ts';
import { entriesByTimeReader, exportReaders } from './exports.queries.ts';
import { timeEntryTable } from './time-entry-table.ts';

export const exportRoutes = routes(exports, ({ db, limiter }) => {
  const findUser = userFinder(db);
  const readers = exportReaders(db);
  const entriesByTime = entriesByTimeReader(db);
  const exporter = async (userId: string, now: number) => {
    await limiter.take('exportsByUser', userId, now);
    const user = await findUser(userId);
    if (!user) throw notFound();
    return user;
  };
  /** Half of an account must not look like all of it: where the account is gone before the end, the download fails. */
  async function* whole(userId: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
    yield* pieces;
    if (!(await findUser(userId))) throw new Error('the account was deleted while it was exported');
  }
  return {
    json: async ({ userId, now }) => ok(whole(userId, accountDocument(readers, await exporter(userId, now), now))),
    timeEntries: async ({ userId, now }) =>
      ok(whole(userId, timeEntryTable(entriesByTime, await exporter(userId, now), now))),
  };
});
