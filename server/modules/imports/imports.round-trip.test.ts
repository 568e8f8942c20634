import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AccountDocument, documentLists, type DocumentLists } from '#contract/account-document.ts';
import { weekOf } from '#domain/calendar.ts';
import { moveTo } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { operate, randomOperations } from '../../testing/random-account.ts';
import { randomDocument } from '../../testing/random-document.ts';
import { iso } from '../../testing/tracker.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function documentOf(client: Client): Promise<AccountDocument> {
  const { status, json } = await client.get('/api/export/weekwise.json');
  expect(status).toBe(200);
  return json;
}

const tableOf = async (client: Client): Promise<string> => (await client.get('/api/export/time-entries.csv')).text;

/** What must be the same in both accounts. */
function contentsOf(document: AccountDocument): DocumentLists & { readonly timeZone: string } {
  const lists = Object.keys(documentLists).map((list) => [list, document[list as keyof DocumentLists]]);
  return { ...(Object.fromEntries(lists) as unknown as DocumentLists), timeZone: document.account.timeZone };
}

/** The rows of a table without their ids. A timer that ran is an entry of as many seconds, of one at least. */
function rowsOf(table: string): string[] {
  const rows: Record<string, string>[] = parse(table, { bom: true, columns: true });
  return rows
    .map((row) => {
      const seconds = Math.max(1, Number(row['Duration (seconds)']));
      const end = iso(Date.parse(row['Start']!) + seconds * 1000);
      if (row['End']) expect(row['End']).toBe(end);
      return JSON.stringify([row['Focus area'], row['Goal'], row['Start'], end, row['Local start'], row['Time zone']]);
    })
    .toSorted();
}

const nothingNew = { focusAreas: 0, goals: 0, timeEntries: 0 };

describeOnEachDatabase('whatever an account holds', {}, (t) => {
  /** Into new accounts at a moment, as a document and as a table. */
  async function expectRoundTrip(client: Client, timeZone: string, importedAt: number): Promise<void> {
    const [document, table] = [await documentOf(client), await tableOf(client)];
    const again = (await client.post('/api/imports', { text: table })).json;
    expect(again).toMatchObject({ made: nothingNew, alreadyThere: document.timeEntries.length });
    t.now = importedAt;
    const whole = await t.signedUp();
    const answer = await whole.post('/api/imports', { text: JSON.stringify(document) });
    expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, '']);
    expect(contentsOf(await documentOf(whole))).toEqual(contentsOf(document));

    const entries = await t.signedUp();
    await moveTo(t.db, entries, timeZone);
    const count = document.timeEntries.length;
    if (count > 0) {
      const first = await entries.post('/api/imports', { text: table });
      expect([first.status, first.json]).toMatchObject([201, { made: { timeEntries: count }, alreadyThere: 0 }]);
    }
    const copy = await tableOf(entries);
    expect(rowsOf(copy)).toEqual(rowsOf(table));
    for (const file of count > 0 ? [table, copy] : []) {
      const second = await entries.post('/api/imports', { text: file });
      expect(second.json).toMatchObject({ made: nothingNew, alreadyThere: count });
    }
    const week = weekOf(t.now, timeZone);
    for (const path of [
      `/api/reports/productivity-score?weekStart=${week}`,
      `/api/reports/weekly-history?start=${week}&count=2`,
      '/api/reports/trends',
      '/api/time-entries/active',
      '/api/focus-areas/with-goals',
    ]) {
      for (const reader of [whole, entries]) expect([path, (await reader.get(path)).status]).toEqual([path, 200]);
    }
  }

  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati');
  const present = Date.UTC(2026, 10, 11, 10);

  it.each([
    ['the clock is right', present, 8],
    ['the clock is ten days ahead', present + 10 * DAY + 123, 3],
    ['the clock stands at its beginning, 1970', 5 * HOUR, 3],
  ])('comes back from its exports, made while %s', async (_, madeAt, numRuns) => {
    await fc.assert(
      fc.asyncProperty(randomOperations, zone, async (operations, timeZone) => {
        t.now = madeAt;
        const client = await t.signedUp();
        await moveTo(t.db, client, timeZone);
        await operate(t, client, operations);
        expect((await documentOf(client)).focusAreas).not.toEqual([]);
        await expectRoundTrip(client, timeZone, madeAt === present ? t.now : present);
      }),
      { numRuns },
    );
    t.now = present;
  });

  it('comes back from the export of whatever document was imported', async () => {
    await fc.assert(
      fc.asyncProperty(randomDocument, async (given) => {
        t.now = present;
        const client = await t.signedUp();
        const answer = await client.post('/api/imports', { text: JSON.stringify(given) });
        expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, '']);
        await expectRoundTrip(client, given.account.timeZone, present);
      }),
      { numRuns: 8 },
    );
  });
});
