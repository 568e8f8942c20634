import { timeEntries } from '#contract/time-entries/time-entries.ts';
import { addDays, daySpan, startOfDay } from '#domain/calendar/calendar.ts';
import { runInTransaction } from '#server/db/bulk/bulk-writes.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { created, deleted, ok, defineRoutes } from '#server/http/register.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { buildEntryDeletion } from './entry-deletion.queries.ts';
import { listEntriesInSpan } from './entries-in-span.queries.ts';
import { readSuggestions } from './entry-suggestions.service.ts';
import { toTimeEntry, listRunning } from './time-entries.queries.ts';
import { updateEntry, createEntry, resumeTimer, stopTimer, stopTimerAt } from './time-entries.service.ts';

export const timeEntryRoutes = defineRoutes(timeEntries, ({ db, revisions }) => ({
  active: async ({ userId, now, request }) => {
    const data = (await listRunning(db, userId, now)).map((row) => toTimeEntry(row, now));
    return ok({ data, serverNow: new Date(now).toISOString(), revision: revisions.current(request.session!) });
  },
  byDay: async ({ userId, query, now }) => {
    const day = daySpan(query.date, await findTimeZone(db, userId));
    return ok(await listEntriesInSpan(db, userId, day, now));
  },
  range: async ({ userId, query, now }) => {
    const timeZone = await findTimeZone(db, userId);
    const span = { from: startOfDay(query.from, timeZone), to: startOfDay(addDays(query.to, 1), timeZone) };
    return ok(await listEntriesInSpan(db, userId, span, now));
  },
  suggestions: async ({ userId, query }) => ok(await readSuggestions(db, userId, query.goalId)),
  create: {
    async inTransaction(tx, { userId, body, now }) {
      const { isNew, entry } = await createEntry(tx, userId, body, now);
      return isNew ? created(entry) : ok(entry);
    },
  },
  update: async ({ userId, params: { id }, body, now }) => {
    if (body.endNow) return ok(await stopTimer(db, userId, id, now));
    if (body.stoppedAt !== undefined) return ok(await stopTimerAt(db, userId, id, Date.parse(body.stoppedAt), now));
    if (body.resume) return ok(await inTransaction(db, (tx) => resumeTimer(tx, userId, id, now)));
    return ok(await updateEntry(db, userId, id, body, now));
  },
  remove: async ({ userId, params, query, now }) => {
    const deletion = buildEntryDeletion(userId, [params.id], now);
    return deleted(query, await runInTransaction(db, deletion));
  },
}));
