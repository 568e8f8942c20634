import { expect, it } from 'vitest';
import type { EntrySearchResults } from '#contract/time-entries/entry-search.ts';
import { entryTextColumns } from '#server/db/entry-text.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { buildEntryRow } from '#server/testing/fixtures/factories.ts';
import { createSearchingUser, toIds } from '#server/testing/fixtures/searching-user.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

type SearchingUser = Awaited<ReturnType<typeof createSearchingUser>>;

async function readAllPages(ann: SearchingUser, query: Record<string, string>): Promise<EntrySearchResults[]> {
  const pages = [await ann.search(query)];
  for (let cursor = pages[0]!.nextCursor; cursor !== null; cursor = pages.at(-1)!.nextCursor) {
    pages.push(await ann.search({ ...query, before: cursor }));
  }
  return pages;
}

describeOnEachDatabase('pages of found entries', {}, (t) => {
  it('contain every match exactly once, newest first, even if many start at the same time (LD-04)', async () => {
    const ann = await createSearchingUser(t);
    const rows = Array.from({ length: 620 }, (_, n) => ({
      ...buildEntryRow(ann.userId, ann.goal, t.now - DAY - Math.floor(n / 90) * 7 * HOUR, 1),
      ...entryTextColumns(n % 4 === 0 ? 'walk' : 'jog', []),
    }));
    await t.db.insertInto('time_entries').values(rows).execute();
    const newestFirst = rows
      .filter(({ note }) => note === 'jog')
      .toSorted((a, b) => b.started_at - a.started_at || (a.id < b.id ? 1 : -1));
    const pages = await readAllPages(ann, { q: 'jog' });
    expect(pages.map(({ entries }) => entries.length)).toEqual([50, 50, 50, 50, 50, 50, 50, 50, 50, 15]);
    expect(pages.flatMap(({ entries }) => toIds(entries))).toEqual(newestFirst.map(({ id }) => id));
    // Each page has the whole totals of its days.
    const byDay = Map.groupBy(newestFirst, ({ started_at }) => new Date(started_at).toISOString().slice(0, 10));
    for (const { entries, days } of pages) {
      expect(days.map(({ date }) => date)).toEqual([...new Set(entries.map(({ startAt }) => startAt.slice(0, 10)))]);
      for (const { date, ...totals } of days) {
        const count = byDay.get(date)!.length;
        expect(totals).toEqual({ entries: count, totalSec: count * 60 });
      }
    }
  });

  it('have the total of all matches if the range has a first and a last day (LD-04)', async () => {
    const ann = await createSearchingUser(t);
    for (let n = 0; n < 60; n++) await ann.insertText(t.now - DAY - n * 10 * HOUR, { note: n % 2 === 0 ? 'a' : 'b' });
    const range = { from: '2026-09-01', to: '2026-11-11' };
    expect((await ann.search(range)).total).toEqual({ entries: 60, totalSec: 60 * 3600 });
    expect((await ann.search({ ...range, q: 'b' })).total).toEqual({ entries: 30, totalSec: 30 * 3600 });
    expect((await ann.search({ from: range.from })).total).toBeNull();
    const { nextCursor } = await ann.search(range);
    expect((await ann.search({ ...range, before: nextCursor! })).total).toBeNull();
  });

  it('count running timers up to now, and forgotten ones as seven days', async () => {
    const ann = await createSearchingUser(t);
    await ann.insertText(t.now - 90 * MINUTE, { minutes: undefined });
    const { entries, days } = await ann.search();
    expect(entries[0]).toMatchObject({ endAt: null, durationSec: 5400 });
    expect(days).toEqual([{ date: entries[0]!.startAt.slice(0, 10), entries: 1, totalSec: 5400 }]);
    t.now += 8 * DAY;
    expect((await ann.search()).days[0]!.totalSec).toBe(7 * 86_400);
  });

  it('cover 106 weeks each, and continue with the next older entry (LD-02)', async () => {
    const ann = await createSearchingUser(t);
    const recent = await ann.insertText(t.now - 100 * WEEK, { note: 'match' });
    const old = await ann.insertText(t.now - 400 * WEEK, { note: 'match' });
    await ann.insertText(t.now - 800 * WEEK, { note: 'no' });
    const pages = await readAllPages(ann, { q: 'match' });
    expect(pages.map(({ entries }) => toIds(entries))).toEqual([[recent], [old], []]);
    const today = new Date(t.now).toISOString().slice(0, 10);
    const firstDay = new Date(Date.parse(today) - 106 * WEEK + DAY).toISOString().slice(0, 10);
    expect(pages[0]!.searchedFrom).toBe(firstDay);
    expect(pages.at(-1)!.searchedFrom).toBeNull();
    // A first day ends the search.
    const { nextCursor } = await ann.search({ from: firstDay });
    expect(nextCursor).toBeNull();
    const fromOld = await readAllPages(ann, { from: new Date(t.now - 401 * WEEK).toISOString().slice(0, 10) });
    expect(fromOld.flatMap(({ entries }) => toIds(entries))).toEqual([recent, old]);
  });
});
