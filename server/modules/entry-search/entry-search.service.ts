import type { EntrySearchQuery, EntrySearchResults } from '#contract/time-entries/entry-search.ts';
import { startOfDay, toDay } from '#domain/calendar/calendar.ts';
import { effectiveSpan } from '#domain/calendar/time-span.ts';
import { limits } from '#domain/limits.ts';
import { toSearchWords } from '#domain/search/search.ts';
import { rowExists } from '#server/db/row-exists.ts';
import type { Db } from '#server/db/schema.ts';
import { notFound } from '#server/http/errors.ts';
import { findTimeZone } from '#server/modules/auth/auth.queries.ts';
import { toTimeEntry } from '#server/modules/time-entries/time-entries.queries.ts';
import { type EntryMatch, findMatches } from './entry-matches.queries.ts';
import { findLatestStart, listEntriesByIds } from './found-entries.queries.ts';
import { type Place, type SearchWindow, searchWindow, toCursor } from './search-window.ts';

export async function searchEntries(
  db: Db,
  userId: string,
  query: EntrySearchQuery,
  now: number,
): Promise<EntrySearchResults> {
  const { q = '', focusAreaId, goalId, tag, from, to, before } = query;
  if (goalId !== undefined && !(await rowExists(db, 'goals', userId, goalId))) throw notFound();
  if (focusAreaId !== undefined && !(await rowExists(db, 'focus_areas', userId, focusAreaId))) throw notFound();
  const timeZone = await findTimeZone(db, userId);
  const window = searchWindow(query, timeZone, now);
  const filter = { focusAreaId, goalId, tag, words: toSearchWords(q) };
  const hasTotal = from !== undefined && to !== undefined && before === undefined;
  const slices = findMatches(db, userId, filter, window, hasTotal);
  const { page, days, total, hasMore } = await readPage(slices, window.before, hasTotal, timeZone, now);
  const last = hasMore ? page.at(-1) : undefined;
  const next = last ? { start: last.started_at, id: last.id } : await findOlderPlace(db, userId, window);
  const rows = await listEntriesByIds(
    db,
    userId,
    page.map(({ id }) => id),
  );
  return {
    entries: rows.map((row) => toTimeEntry(row, now)),
    days,
    total: hasTotal ? total : null,
    nextCursor: next ? toCursor(next) : null,
    searchedFrom: next && !last ? window.firstDay : null,
  };
}

interface Totals {
  entries: number;
  totalSec: number;
}

/** The entries of a page, and the totals of the days on which they start, for which all matches of these days are read. */
async function readPage(
  slices: AsyncIterable<readonly EntryMatch[]>,
  before: Place,
  countsAll: boolean,
  timeZone: string,
  now: number,
) {
  const page: EntryMatch[] = [];
  const days: (Totals & { readonly date: string })[] = [];
  const total: Totals = { entries: 0, totalSec: 0 };
  let day = { start: Infinity, totals: { date: '', entries: 0, totalSec: 0 } };
  let hasMore = false;
  for await (const slice of slices) {
    for (const match of slice) {
      const isFull = page.length === limits.pageSize;
      if (match.started_at < day.start) {
        if (isFull && !countsAll) return { page, days, total, hasMore: true };
        const date = toDay(match.started_at, timeZone);
        day = { start: startOfDay(date, timeZone), totals: { date, entries: 0, totalSec: 0 } };
      }
      addMatch(total, match, now);
      addMatch(day.totals, match, now);
      if (!isBefore(match, before)) continue;
      if (isFull) {
        hasMore = true;
        continue;
      }
      page.push(match);
      if (days.at(-1) !== day.totals) days.push(day.totals);
    }
  }
  return { page, days, total, hasMore };
}

function addMatch(totals: Totals, { started_at, ended_at }: EntryMatch, now: number): void {
  const { from, to } = effectiveSpan(started_at, ended_at, now);
  totals.entries++;
  totals.totalSec += (to - from) / 1000;
}

function isBefore({ started_at, id }: EntryMatch, place: Place): boolean {
  return started_at < place.start || (started_at === place.start && id < place.id);
}

/** Where to continue after the window, if there are older entries. */
async function findOlderPlace(db: Db, userId: string, window: SearchWindow): Promise<Place | undefined> {
  if (window.earliest >= window.from) return undefined;
  const latest = await findLatestStart(db, userId, { from: window.earliest, to: window.from });
  return latest === undefined ? undefined : { start: latest + 1, id: '' };
}
