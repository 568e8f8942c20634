import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AccountDocument, recordSchemas, type DocumentRecords } from '#contract/account/account-document.ts';
import { weekStartForInstant } from '#domain/calendar/calendar.ts';
import { setTimeZone } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { runOperations, randomOperations } from '#server/testing/random/account-operations.ts';
import { randomDocument } from '#server/testing/random/document.ts';
import { iso } from '#server/testing/fixtures/tracking-user.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function exportDocument(client: TestClient): Promise<AccountDocument> {
  const { status, json } = await client.get('/api/export/weekwise.json');
  expect(status).toBe(200);
  return json;
}

const exportCsv = async (client: TestClient): Promise<string> =>
  (await client.get('/api/export/time-entries.csv')).text;

/** The parts of a document that must be equal in both accounts. */
function toDocumentLists(document: AccountDocument): DocumentRecords & { readonly timeZone: string } {
  const lists = Object.keys(recordSchemas).map((list) => [list, document[list as keyof DocumentRecords]]);
  return { ...(Object.fromEntries(lists) as unknown as DocumentRecords), timeZone: document.account.timeZone };
}

/** The rows of a CSV file without their ids. A running timer is imported as an entry of at least one second. */
function csvRows(table: string): string[] {
  const rows: Record<string, string>[] = parse(table, { bom: true, columns: true });
  return rows
    .map((row) => {
      const seconds = Math.max(1, Number(row['Duration (seconds)']));
      const end = iso(Date.parse(row['Start']!) + seconds * 1000);
      if (row['End']) expect(row['End']).toBe(end);
      const { 'Focus area': area, Goal, Start, 'Local start': local, 'Time zone': zone, Note, Tags } = row;
      return JSON.stringify([area, Goal, Start, end, local, zone, Note, Tags]);
    })
    .toSorted();
}

/** The notes without surrounding spaces, which the import removes. */
function notesById({
  timeEntries,
}: {
  readonly timeEntries: readonly { readonly _id: string; readonly note: string }[];
}) {
  return Object.fromEntries(timeEntries.map(({ _id, note }) => [_id, note.trim()]));
}

const nothingNew = { focusAreas: 0, goals: 0, timeEntries: 0 };

describeOnEachDatabase('a random account', {}, (t) => {
  /** Imports the account's exports into new accounts, as a document and as CSV. */
  async function expectRoundTrip(client: TestClient, timeZone: string, importedAt: number): Promise<void> {
    const [document, table] = [await exportDocument(client), await exportCsv(client)];
    const again = (await client.post('/api/imports', { text: table })).json;
    expect(again).toMatchObject({ made: nothingNew, alreadyThere: document.timeEntries.length });
    t.now = importedAt;
    const whole = await t.signUp();
    const response = await whole.post('/api/imports', { text: JSON.stringify(document) });
    expect([response.status, response.status === 201 ? '' : response.text]).toEqual([201, '']);
    expect(toDocumentLists(await exportDocument(whole))).toEqual(toDocumentLists(document));

    const entries = await t.signUp();
    await setTimeZone(t.db, entries, timeZone);
    const count = document.timeEntries.length;
    if (count > 0) {
      const first = await entries.post('/api/imports', { text: table });
      expect([first.status, first.json]).toMatchObject([201, { made: { timeEntries: count }, alreadyThere: 0 }]);
    }
    const copy = await exportCsv(entries);
    expect(csvRows(copy)).toEqual(csvRows(table));
    for (const file of count > 0 ? [table, copy] : []) {
      const second = await entries.post('/api/imports', { text: file });
      expect(second.json).toMatchObject({ made: nothingNew, alreadyThere: count });
    }
    const week = weekStartForInstant(t.now, timeZone);
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
    ['the clock is reset to 1970', 5 * HOUR, 3],
  ])('is restored from exports made while %s (EX-04)', async (_, madeAt, numRuns) => {
    await fc.assert(
      fc.asyncProperty(randomOperations, zone, async (operations, timeZone) => {
        t.now = madeAt;
        const client = await t.signUp();
        await setTimeZone(t.db, client, timeZone);
        await runOperations(t, client, operations);
        expect((await exportDocument(client)).focusAreas).not.toEqual([]);
        await expectRoundTrip(client, timeZone, madeAt === present ? t.now : present);
      }),
      { numRuns },
    );
    t.now = present;
  });

  it('is restored from its exports after importing a random document (EX-04)', async () => {
    await fc.assert(
      fc.asyncProperty(randomDocument, async (document) => {
        t.now = present;
        const client = await t.signUp();
        const response = await client.post('/api/imports', { text: JSON.stringify(document) });
        expect([response.status, response.status === 201 ? '' : response.text]).toEqual([201, '']);
        // Without this check, a field that every export drops would go unnoticed.
        expect(notesById(await exportDocument(client))).toEqual(notesById(document));
        await expectRoundTrip(client, document.account.timeZone, present);
      }),
      { numRuns: 8 },
    );
  });
});
