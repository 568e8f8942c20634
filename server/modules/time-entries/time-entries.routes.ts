import { timeEntries } from '#contract/time-entries.ts';
import { daySpan } from '#domain/calendar.ts';
import { transact } from '../../db/transaction.ts';
import { created, noContent, ok, routes } from '../../http/register.ts';
import { timeZoneFinder } from '../auth/auth.queries.ts';
import { entryLister } from './entries-in-span.queries.ts';
import { entryOf, runningLister } from './time-entries.queries.ts';
import { correctEntry, createEntry, removeEntry, resumeTimer, stopTimer, stopTimerAt } from './time-entries.service.ts';

export const timeEntryRoutes = routes(timeEntries, ({ db }) => {
  const listRunning = runningLister(db);
  const listInSpan = entryLister(db);
  const timeZoneOf = timeZoneFinder(db);
  return {
    active: async ({ userId, now }) => {
      const data = (await listRunning(userId, now)).map((row) => entryOf(row, now));
      return ok({ data, serverNow: new Date(now).toISOString() });
    },
    byDay: async ({ userId, query, now }) => {
      const day = daySpan(query.date, await timeZoneOf(userId));
      return ok(await listInSpan(userId, day, now));
    },
    create: ({ userId, body, now, once }) =>
      once(async (tx) => {
        const { isNew, entry } = await createEntry(tx, userId, body, now);
        return isNew ? created(entry) : ok(entry);
      }),
    update: async ({ userId, params: { id }, body, now }) =>
      ok(
        await transact(db, (tx) => {
          if (body.endNow) return stopTimer(tx, userId, id, now);
          if (body.stoppedAt !== undefined) return stopTimerAt(tx, userId, id, Date.parse(body.stoppedAt), now);
          if (body.resume) return resumeTimer(tx, userId, id, now);
          return correctEntry(tx, userId, id, body, now);
        }),
      ),
    remove: async ({ userId, params }) => {
      await transact(db, (tx) => removeEntry(tx, userId, params.id));
      return noContent();
    },
  };
});
