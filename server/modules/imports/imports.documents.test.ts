import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaColor } from '#domain/focus-area/area-colors.ts';
import {
  documentFormat,
  type AccountDocument,
  recordSchemas,
  type DocumentRecords,
} from '#contract/account/account-document.ts';
import { expect, it } from 'vitest';
import { createFocusArea, createGoal, setTimeZone, saveDraft } from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createOneOfEach } from '#server/testing/fixtures/one-of-each.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

async function exportDocument(client: TestClient): Promise<AccountDocument> {
  const { status, json } = await client.get('/api/export/weekwise.json');
  expect(status).toBe(200);
  return json;
}

/** The parts of a document that an import preserves. */
function toDocumentLists(document: AccountDocument): DocumentRecords {
  const lists = Object.keys(recordSchemas) as (keyof DocumentRecords)[];
  return Object.fromEntries(lists.map((list) => [list, document[list]])) as unknown as DocumentRecords;
}

/** Exported by the tests on the previous database. */
let otherDatabaseDocument: AccountDocument | undefined;

const importDocument = (client: TestClient, document: unknown, more: object = {}) =>
  client.post('/api/imports', { text: JSON.stringify(document), ...more });

/** An account that uses every feature. */
async function createRichAccount(t: TestApp): Promise<TestClient> {
  const client = await t.signUp();
  await setTimeZone(t.db, client, 'America/New_York');
  const graph = await createOneOfEach(client);
  await client.mutate('PUT', `/api/focus-areas/${graph.focusAreaId}`, {
    name: '=Émile ☕',
    defaultWeeklyMin: 30,
    weight: 9,
  });
  await client.mutate('PATCH', `/api/inventory/${graph.itemId}`, {
    completed: true,
    rating: 4,
    url: 'https://example.org/a?b=c',
    tags: ['Gear', 'short'],
    notes: 'Line one\nline "two"\t\u2028',
    reflectionNote: 'Worth it 🙂',
    priority: 'high',
    estimatedMinutes: 25,
  });
  await client.mutate('PATCH', `/api/tasks/${graph.taskId}/status`, { completed: true });
  await client.mutate('PATCH', `/api/weekly-goals/${graph.weeklyGoalId}`, { goalMin: 45, isResting: true });
  const closed = await createGoal(client, graph.otherFocusAreaId, "'Quoted, with a comma");
  await client.mutate('PATCH', `/api/goals/${closed}/status`, { status: 'Archived' });
  await client.mutate('PATCH', `/api/goals/${graph.goalId}/favorite`, { favorite: true });
  await client.post('/api/support/contact', { name: 'Ann', email: 'ann@example.org', message: 'Thank you very much.' });
  return client;
}

describeOnEachDatabase('document import', {}, (t) => {
  it('restores everything in an empty account', async () => {
    const document = await exportDocument(await createRichAccount(t));
    expect(document.supportMessages).toEqual([
      expect.objectContaining({ kind: 'contact', subject: 'Ann', body: 'Thank you very much.' }),
    ]);
    for (const list of Object.values(toDocumentLists(document))) expect(list).not.toEqual([]);
    const fresh = await t.signUp();
    const response = await importDocument(fresh, document);
    expect([response.status, response.text]).toEqual([201, expect.any(String)]);
    expect(response.json).toEqual({
      made: {
        focusAreas: document.focusAreas.length,
        goals: document.goals.length,
        timeEntries: document.timeEntries.length,
        weeklyGoals: document.weeklyGoals.length,
        actionPlans: document.actionPlans.length,
        tasks: document.tasks.length,
        inventoryItems: document.inventoryItems.length,
      },
      alreadyThere: 0,
      leftOut: 0,
    });
    const restored = await exportDocument(fresh);
    expect(toDocumentLists(restored)).toEqual(toDocumentLists(document));
    expect(restored.account.timeZone).toBe('America/New_York');
    expect((await fresh.get('/api/inventory?q=emile')).json.meta.total).toBe(0);
    expect((await fresh.get('/api/inventory?q=worth')).status).toBe(200);
    expect((await fresh.get('/api/inventory?q=gear')).json.meta.total).toBe(1);
  });

  it('restores the settings of the account, and leaves those unchanged that the document lacks', async () => {
    const settings = { singleTimer: true, dateFormat: 'iso', timeFormat: '12h' };
    const change = async (client: TestClient) => {
      expect((await client.mutate('PUT', '/api/account/single-timer', settings)).status).toBe(200);
      expect((await client.mutate('PUT', '/api/account/formats', settings)).status).toBe(200);
    };
    const ann = await createRichAccount(t);
    await change(ann);
    const document = await exportDocument(ann);
    const ben = await t.signUp();
    expect((await importDocument(ben, document)).status).toBe(201);
    expect((await exportDocument(ben)).account).toMatchObject(settings);

    const cleo = await t.signUp();
    await change(cleo);
    const older = { ...document, account: { timeZone: document.account.timeZone, dateFormat: 'day-first' } };
    expect((await importDocument(cleo, older)).status).toBe(201);
    expect((await exportDocument(cleo)).account).toMatchObject({ ...settings, dateFormat: 'day-first' });
  });

  it('is rejected if the account is not empty, as the preview already says', async () => {
    const document = await exportDocument(await createRichAccount(t));
    const full = await t.signUp();
    await createFocusArea(full);
    const before = await exportDocument(full);
    const preview = await full.post('/api/imports/preview', { text: JSON.stringify(document) });
    expect(preview.json.refusal).toMatch(/empty account/);
    const response = await importDocument(full, document);
    expect([response.status, response.json.message]).toEqual([409, preview.json.refusal]);
    expect(toDocumentLists(await exportDocument(full))).toEqual(toDocumentLists(before));
  });

  it('changes nothing during the preview', async () => {
    const document = await exportDocument(await createRichAccount(t));
    const fresh = await t.signUp();
    const before = await dumpDatabase(t.db);
    const preview = await fresh.post('/api/imports/preview', { text: JSON.stringify(document) });
    expect([preview.status, preview.json.refusal]).toEqual([200, null]);
    expect(await dumpDatabase(t.db)).toBe(before);
    expect((await exportDocument(fresh)).account.timeZone).not.toBe(document.account.timeZone);
  });

  it('restores documents that were exported from the other database', async () => {
    const document = otherDatabaseDocument ?? (await exportDocument(await createRichAccount(t)));
    const fresh = await t.signUp();
    expect((await importDocument(fresh, document)).status).toBe(201);
    otherDatabaseDocument = await exportDocument(fresh);
    expect(toDocumentLists(otherDatabaseDocument)).toEqual(toDocumentLists(document));
  });

  it('imports a document only once if it is sent several times concurrently', async () => {
    const document = await exportDocument(await createRichAccount(t));
    const fresh = await t.signUp();
    const headers = { 'x-csrf-token': await fresh.csrfToken(), 'content-type': 'application/json' };
    const payload = JSON.stringify({ text: JSON.stringify(document) });
    const responses = await Promise.all([1, 2, 3].map(() => fresh.send('POST', '/api/imports', payload, { headers })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(toDocumentLists(await exportDocument(fresh))).toEqual(toDocumentLists(document));
  });

  it('gives areas of documents without colours different ones', async () => {
    const document = await exportDocument(await createRichAccount(t));
    const { focusAreas } = document;
    expect(focusAreas.map(({ color }) => color)).toEqual(['blue', 'orange']);
    const [first, second] = focusAreas.map((area) => ({ ...area, color: undefined }));
    const fresh = await t.signUp();
    const areas = [{ ...first, color: 'green' }, second, { ...second, _id: randomUUID() }];
    expect((await importDocument(fresh, { ...document, focusAreas: areas })).status).toBe(201);
    const imported = (await exportDocument(fresh)).focusAreas.map(({ color }) => color);
    expect(new Set(imported)).toEqual(new Set(['green', 'blue', 'orange']));
  });

  it('preserves the undo information of plans saved by the assistant', async () => {
    const ann = await t.signUp();
    const planId = await saveDraft(ann, { newFocusArea: { name: 'Run' } });
    const fresh = await t.signUp();
    expect((await importDocument(fresh, await exportDocument(ann))).status).toBe(201);
    expect((await fresh.mutate('DELETE', `/api/ai/saved-plans/${planId}`)).status).toBe(204);
    expect((await exportDocument(fresh)).focusAreas).toEqual([]);
  });

  it('rejects the whole document if a record is invalid, and names the record', async () => {
    const valid = await exportDocument(await createRichAccount(t));
    const fresh = await t.signUp();
    const problemAfter = async (change: (document: MutableDocument) => unknown) => {
      const document = structuredClone(valid) as unknown as MutableDocument;
      change(document);
      const text = JSON.stringify(document);
      const preview = await fresh.post('/api/imports/preview', { text });
      const response = await importDocument(fresh, document, { leaveOutProblems: true });
      expect([preview.status, response.status]).toEqual([200, 422]);
      expect(response.json.errors).toEqual([{ field: 'text', param: 'text', msg: preview.json.refusal }]);
      return preview.json.problems[0].message as string;
    };
    const id = '00000000-0000-7000-8000-000000000bad';
    expect(await problemAfter((d) => (d.goals[1]!['title'] = ''))).toBe('goals[1].title: Missing.');
    expect(await problemAfter((d) => (d.goals[0]!['focusAreaId'] = id))).toMatch(
      /^goals\[0\]\.focusAreaId: This focus area is not/,
    );
    expect(await problemAfter((d) => (d.goals[0]!['closedAt'] = valid.exportedAt))).toMatch(/^goals\[0\]\.closedAt: /);
    expect(await problemAfter((d) => d.goals.push(d.goals[0]!))).toMatch(
      /^goals\[\d+\]\._id: Another record has the same id/,
    );
    expect(await problemAfter((d) => (d.focusAreas[0]!['color'] = 'beige'))).toMatch(/^focusAreas\[0\]\.color: /);
    expect(await problemAfter((d) => (d.focusAreas[0]!['settings'] = []))).toMatch(/^focusAreas\[0\]\.settings: /);
    expect(await problemAfter((d) => (d.focusAreas[0]!['settings'] = [{ fromWeek: '2026-11-10' }]))).toMatch(
      /^focusAreas\[0\]\.settings\[0\]\.fromWeek: /,
    );
    expect(await problemAfter((d) => (d.timeEntries[0]!['startAt'] = '2026-11-12T00:00:00.000Z'))).toMatch(
      /ends before/,
    );
    expect(await problemAfter((d) => (d.timeEntries[0]!['startAt'] = '2026-11-01T00:00:00.000Z'))).toMatch(/7 days/);
    expect(await problemAfter((d) => (d.timeEntries[0]!['endAt'] = null))).toMatch(/Another timer is running/);
    expect(await problemAfter((d) => d.weeklyGoals.push({ ...d.weeklyGoals[0], _id: id }))).toMatch(
      /for the same week/,
    );
    expect(await problemAfter((d) => (d.actionPlans[0]!['weeks'] = 3))).toMatch(
      /^actionPlans\[0\]\.weeks: Must be null for a backlog/,
    );
    expect(await problemAfter((d) => d.actionPlans.push({ ...d.actionPlans[0], _id: id }))).toMatch(
      /already in a plan/,
    );
    expect(
      await problemAfter((d) => (d.actionPlans[1]!['cameAlong'] = { goalIds: [], focusAreaId: null, fingerprint: '' })),
    ).toMatch(/cameAlong\.goalIds: Must have 1/);
    expect(await problemAfter((d) => (d.inventoryItems[0]!['url'] = 'javascript:alert(1)'))).toMatch(
      /^inventoryItems\[0\]\.url/,
    );
    expect(await problemAfter((d) => (d.inventoryItems[0]!['notes'] = '\u0000'))).toMatch(/cannot be stored/);
    expect(await problemAfter((d) => (d.tasks[0]!['inventoryItemIds'] = [id]))).toMatch(
      /^tasks\[0\]\.inventoryItemIds/,
    );
    expect(await problemAfter((d) => (d.account.timeZone = 'Mars/Olympus'))).toMatch(/^account\.timeZone/);
    expect(await problemAfter((d) => (d.account.dateFormat = 'roman'))).toMatch(/^account\.dateFormat: Unknown format/);
    expect(await problemAfter((d) => (d.account.singleTimer = 1))).toMatch(/^account\.singleTimer: Must be true/);
    expect(await problemAfter((d) => delete (d as { tasks?: unknown }).tasks)).toBe('tasks: Must be a list.');
    expect(toDocumentLists(await exportDocument(fresh))).toMatchObject({ focusAreas: [], goals: [], timeEntries: [] });
  });

  it('reads a document of version 1, from before entries had notes and tags', async () => {
    const text = readFileSync(join(import.meta.dirname, 'golden', 'version-1.json'), 'utf8');
    const client = await t.signUp();
    expect((await client.post('/api/imports/preview', { text })).json).toMatchObject({
      refusal: null,
      problems: [],
      makes: { focusAreas: 1, goals: 1, timeEntries: 2 },
      texts: { withNote: 1, withTask: 0, withTags: 0, tags: 0 },
    });
    expect((await client.post('/api/imports', { text })).status).toBe(201);
    const { version, ...exported } = await exportDocument(client);
    const original = JSON.parse(text) as AccountDocument;
    const timeEntries = original.timeEntries.map((entry) => ({ ...entry, note: entry.note ?? '', tags: [] }));
    const focusAreas = original.focusAreas.map((area) => ({ ...area, color: expect.any(String) as AreaColor }));
    expect(version).toBe(3);
    expect(toDocumentLists({ ...exported, version })).toEqual(
      toDocumentLists({ ...original, focusAreas, timeEntries }),
    );
  });

  it('rejects documents from a newer version and other JSON files', async () => {
    const fresh = await t.signUp();
    const newer = await fresh.post('/api/imports/preview', {
      text: JSON.stringify({ ...documentFormat, version: documentFormat.version + 1 }),
    });
    expect(newer.json).toMatchObject({ refusal: expect.stringMatching(/newer Weekwise.*Update/), problems: [] });
    for (const text of [
      '{}',
      '[]',
      '{"format":"other","version":1}',
      '{"format":"weekwise"',
      '{"format":"weekwise","version":"1"}',
      '{"format":"weekwise","version":0}',
      '{"format":"weekwise","version":-1.5}',
      '{"format":"weekwise","version":0.5}',
    ]) {
      const { status, json } = await fresh.post('/api/imports', { text });
      expect([status, json.message]).toEqual([422, expect.stringMatching(/not exported from Weekwise|incomplete/)]);
    }
  });
});

interface MutableDocument {
  readonly account: { timeZone: string; dateFormat: string; singleTimer: unknown };
  readonly focusAreas: Record<string, unknown>[];
  readonly goals: Record<string, unknown>[];
  readonly timeEntries: Record<string, unknown>[];
  readonly weeklyGoals: Record<string, unknown>[];
  readonly actionPlans: Record<string, unknown>[];
  readonly inventoryItems: Record<string, unknown>[];
  readonly tasks: Record<string, unknown>[];
}
