import { expect, it } from 'vitest';
import { type AccountDocument, documentLists, type DocumentLists } from '#contract/account-document.ts';
import { makeFocusArea, makeGoal, moveTo, saveDraft } from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { graphOf } from '../../testing/graph.ts';
import { contentOf } from '../../testing/matrix.ts';

async function exported(client: Client): Promise<AccountDocument> {
  const { status, json } = await client.get('/api/export/weekwise.json');
  expect(status).toBe(200);
  return json;
}

/** All that is the same in another account. */
function contentsOf(document: AccountDocument): DocumentLists {
  const lists = Object.keys(documentLists) as (keyof DocumentLists)[];
  return Object.fromEntries(lists.map((list) => [list, document[list]])) as unknown as DocumentLists;
}

/** As the database that was tested before had it. */
let fromElsewhere: AccountDocument | undefined;

const importing = (client: Client, document: unknown, more: object = {}) =>
  client.post('/api/imports', { text: JSON.stringify(document), ...more });

/** Somebody who has used all there is to use. */
async function richAccount(t: AppUnderTest): Promise<Client> {
  const client = await t.signedUp();
  await moveTo(t.db, client, 'America/New_York');
  const graph = await graphOf(client);
  await client.change('PUT', `/api/focus-areas/${graph.focusAreaId}`, {
    name: '=Émile ☕',
    defaultWeeklyMin: 30,
    weight: 9,
  });
  await client.change('PATCH', `/api/inventory/${graph.itemId}`, {
    completed: true,
    rating: 4,
    url: 'https://example.org/a?b=c',
    tags: ['Gear', 'short'],
    notes: 'Line one\nline "two"\t\u2028',
    reflectionNote: 'Worth it 🙂',
    priority: 'high',
    estimatedMinutes: 25,
  });
  await client.change('PATCH', `/api/tasks/${graph.taskId}/status`, { completed: true });
  await client.change('PATCH', `/api/weekly-goals/${graph.weeklyGoalId}`, { goalMin: 45, isResting: true });
  const closed = await makeGoal(client, graph.otherFocusAreaId, "'Quoted, with a comma");
  await client.change('PATCH', `/api/goals/${closed}/status`, { status: 'Archived' });
  await client.change('PATCH', `/api/goals/${graph.goalId}/favorite`, { favorite: true });
  await client.post('/api/support/contact', { name: 'Ann', email: 'ann@example.org', message: 'Thank you very much.' });
  return client;
}

describeOnEachDatabase('a document', {}, (t) => {
  it('comes back into an empty account without loss', async () => {
    const document = await exported(await richAccount(t));
    expect(document.supportMessages).toEqual([
      expect.objectContaining({ kind: 'contact', subject: 'Ann', body: 'Thank you very much.' }),
    ]);
    for (const list of Object.values(contentsOf(document))) expect(list).not.toEqual([]);
    const fresh = await t.signedUp();
    const answer = await importing(fresh, document);
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    expect(answer.json).toEqual({
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
    const again = await exported(fresh);
    expect(contentsOf(again)).toEqual(contentsOf(document));
    expect(again.account.timeZone).toBe('America/New_York');
    expect((await fresh.get('/api/inventory?q=emile')).json.meta.total).toBe(0);
    expect((await fresh.get('/api/inventory?q=worth')).status).toBe(200);
    expect((await fresh.get('/api/inventory?q=gear')).json.meta.total).toBe(1);
  });

  it('is refused where there is anything already, and says so beforehand', async () => {
    const document = await exported(await richAccount(t));
    const full = await t.signedUp();
    await makeFocusArea(full);
    const before = await exported(full);
    const preview = await full.post('/api/imports/preview', { text: JSON.stringify(document) });
    expect(preview.json.refusal).toMatch(/empty account/);
    const answer = await importing(full, document);
    expect([answer.status, answer.json.message]).toEqual([409, preview.json.refusal]);
    expect(contentsOf(await exported(full))).toEqual(contentsOf(before));
  });

  it('is only looked at before it is imported', async () => {
    const document = await exported(await richAccount(t));
    const fresh = await t.signedUp();
    const before = await contentOf(t.db);
    const preview = await fresh.post('/api/imports/preview', { text: JSON.stringify(document) });
    expect([preview.status, preview.json.refusal]).toEqual([200, null]);
    expect(await contentOf(t.db)).toBe(before);
    expect((await exported(fresh)).account.timeZone).not.toBe(document.account.timeZone);
  });

  it('comes from whichever database', async () => {
    const document = fromElsewhere ?? (await exported(await richAccount(t)));
    const fresh = await t.signedUp();
    expect((await importing(fresh, document)).status).toBe(201);
    fromElsewhere = await exported(fresh);
    expect(contentsOf(fromElsewhere)).toEqual(contentsOf(document));
  });

  it('is imported once, however often it is sent at once', async () => {
    const document = await exported(await richAccount(t));
    const fresh = await t.signedUp();
    const headers = { 'x-csrf-token': await fresh.csrfToken(), 'content-type': 'application/json' };
    const payload = JSON.stringify({ text: JSON.stringify(document) });
    const answers = await Promise.all([1, 2, 3].map(() => fresh.send('POST', '/api/imports', payload, { headers })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(contentsOf(await exported(fresh))).toEqual(contentsOf(document));
  });

  it('of the assistant can still be taken back', async () => {
    const ann = await t.signedUp();
    const planId = await saveDraft(ann, { newFocusArea: { name: 'Run' } });
    const fresh = await t.signedUp();
    expect((await importing(fresh, await exported(ann))).status).toBe(201);
    expect((await fresh.change('DELETE', `/api/ai/saved-plans/${planId}`)).status).toBe(204);
    expect((await exported(fresh)).focusAreas).toEqual([]);
  });

  it('is refused whole where one record does not fit, which is named', async () => {
    const right = await exported(await richAccount(t));
    const fresh = await t.signedUp();
    const wrong = async (change: (document: Changeable) => unknown) => {
      const document = structuredClone(right) as unknown as Changeable;
      change(document);
      const text = JSON.stringify(document);
      const shown = await fresh.post('/api/imports/preview', { text });
      const answer = await importing(fresh, document, { leaveOutProblems: true });
      expect([shown.status, answer.status]).toEqual([200, 422]);
      expect(answer.json.errors).toEqual([{ field: 'text', param: 'text', msg: shown.json.refusal }]);
      return shown.json.problems[0].message as string;
    };
    const id = '00000000-0000-7000-8000-000000000bad';
    expect(await wrong((d) => (d.goals[1]!['title'] = ''))).toBe('goals[1].title: Missing.');
    expect(await wrong((d) => (d.goals[0]!['focusAreaId'] = id))).toMatch(/^goals\[0\]\.focusAreaId: There is no such/);
    expect(await wrong((d) => (d.goals[0]!['closedAt'] = right.exportedAt))).toMatch(/^goals\[0\]\.closedAt: /);
    expect(await wrong((d) => d.goals.push(d.goals[0]!))).toMatch(/^goals\[\d+\]\._id: Another one has the same id/);
    expect(await wrong((d) => (d.focusAreas[0]!['settings'] = []))).toMatch(/^focusAreas\[0\]\.settings: /);
    expect(await wrong((d) => (d.focusAreas[0]!['settings'] = [{ fromWeek: '2026-11-10' }]))).toMatch(
      /^focusAreas\[0\]\.settings\[0\]\.fromWeek: /,
    );
    expect(await wrong((d) => (d.timeEntries[0]!['startAt'] = '2026-11-12T00:00:00.000Z'))).toMatch(/ends before/);
    expect(await wrong((d) => (d.timeEntries[0]!['startAt'] = '2026-11-01T00:00:00.000Z'))).toMatch(/7 days/);
    expect(await wrong((d) => (d.timeEntries[0]!['endAt'] = null))).toMatch(/Another one is running/);
    expect(await wrong((d) => d.weeklyGoals.push({ ...d.weeklyGoals[0], _id: id }))).toMatch(/for the same week/);
    expect(await wrong((d) => (d.actionPlans[0]!['weeks'] = 3))).toMatch(/^actionPlans\[0\]\.weeks: A backlog/);
    expect(await wrong((d) => d.actionPlans.push({ ...d.actionPlans[0], _id: id }))).toMatch(/in a plan already/);
    expect(
      await wrong((d) => (d.actionPlans[1]!['cameAlong'] = { goalIds: [], focusAreaId: null, fingerprint: '' })),
    ).toMatch(/cameAlong\.goalIds: From 1/);
    expect(await wrong((d) => (d.inventoryItems[0]!['url'] = 'javascript:alert(1)'))).toMatch(
      /^inventoryItems\[0\]\.url/,
    );
    expect(await wrong((d) => (d.inventoryItems[0]!['notes'] = '\u0000'))).toMatch(/cannot be stored/);
    expect(await wrong((d) => (d.tasks[0]!['inventoryItemIds'] = [id]))).toMatch(/^tasks\[0\]\.inventoryItemIds/);
    expect(await wrong((d) => (d.account.timeZone = 'Mars/Olympus'))).toMatch(/^account\.timeZone/);
    expect(await wrong((d) => delete (d as { tasks?: unknown }).tasks)).toBe('tasks: A list is expected.');
    expect(contentsOf(await exported(fresh))).toMatchObject({ focusAreas: [], goals: [], timeEntries: [] });
  });

  it('of a newer Weekwise, or of something else, says so', async () => {
    const fresh = await t.signedUp();
    const newer = await fresh.post('/api/imports/preview', { text: '{"format":"weekwise","version":2}' });
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
      expect([status, json.message]).toEqual([422, expect.stringMatching(/not exported from Weekwise|not complete/)]);
    }
  });
});

interface Changeable {
  readonly account: { timeZone: string };
  readonly focusAreas: Record<string, unknown>[];
  readonly goals: Record<string, unknown>[];
  readonly timeEntries: Record<string, unknown>[];
  readonly weeklyGoals: Record<string, unknown>[];
  readonly actionPlans: Record<string, unknown>[];
  readonly inventoryItems: Record<string, unknown>[];
  readonly tasks: Record<string, unknown>[];
}
