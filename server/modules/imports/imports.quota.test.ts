import { expect, it } from 'vitest';
import { accountQuotas } from '#domain/limits.ts';
import { createFocusArea, createGoal, getUserId } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const header = 'Client,Project,Start date,Start time,End date,End time';
const [areasPerAccount, goalsPerAccount] = [accountQuotas.focusAreas.max, accountQuotas.goals.max];

/** A file with one entry for each of `count` names. */
function buildCsv(count: number, nameColumns: (n: number) => string): string {
  const lines = Array.from({ length: count }, (_, n) => `${nameColumns(n)},2026-10-20,09:00,2026-10-20,10:00`);
  return [header, ...lines].join('\n');
}

const csvWithClients = (count: number) => buildCsv(count, (n) => `Client ${n},Work`);
const csvWithProjects = (count: number) => buildCsv(count, (n) => `Acme,Project ${n}`);

describeOnEachDatabase('the quota for imports', {}, (t) => {
  async function expectRejected(client: TestClient, text: string): Promise<string> {
    const before = await dumpDatabase(t.db);
    const preview = await client.post('/api/imports/preview', { text });
    expect([preview.status, preview.json.refusal]).toEqual([200, expect.any(String)]);
    const response = await client.post('/api/imports', { text, leaveOutProblems: true });
    const { refusal } = preview.json;
    expect([response.status, response.json.errors]).toEqual([422, [{ field: 'text', param: 'text', msg: refusal }]]);
    expect(await dumpDatabase(t.db)).toBe(before);
    return refusal;
  }

  it('limits focus areas, including the existing ones', async () => {
    const client = await t.signUp();
    expect(await expectRejected(client, csvWithClients(areasPerAccount + 1))).toBe(
      `With this file your account would have ${areasPerAccount + 1} focus areas. It can have at most ${areasPerAccount}.`,
    );
    await createFocusArea(client);
    expect(await expectRejected(client, csvWithClients(areasPerAccount))).toContain(
      `${areasPerAccount + 1} focus areas`,
    );
    expect((await client.post('/api/imports', { text: csvWithClients(areasPerAccount - 1) })).status).toBe(201);
    expect(
      await expectRejected(
        client,
        buildCsv(1, () => 'One more,Work'),
      ),
    ).toContain(`${areasPerAccount + 1} focus areas`);
    // Entries for existing areas do not count.
    expect((await client.post('/api/imports', { text: buildCsv(1, () => 'Client 0,Other work') })).status).toBe(201);
  });

  it('includes sample data (LM-01)', async () => {
    const client = await t.signUp();
    await client.post('/api/sample-data');
    expect(await expectRejected(client, csvWithClients(areasPerAccount))).toMatch(/focus areas/);
  });

  it('limits goals, including the existing ones', async () => {
    const client = await t.signUp();
    expect(await expectRejected(client, csvWithProjects(goalsPerAccount + 1))).toBe(
      `With this file your account would have ${goalsPerAccount + 1} goals. It can have at most ${goalsPerAccount}.`,
    );
    await createGoal(client, await createFocusArea(client, { name: 'Acme' }), 'Another');
    expect(await expectRejected(client, csvWithProjects(goalsPerAccount))).toContain(`${goalsPerAccount + 1} goals`);
    expect((await client.post('/api/imports', { text: csvWithProjects(goalsPerAccount - 1) })).status).toBe(201);
  });

  it('is not exceeded by concurrent imports (LM-01)', async () => {
    const client = await t.signUp();
    expect((await client.post('/api/imports', { text: csvWithClients(areasPerAccount - 1) })).status).toBe(201);
    const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
    const responses = await Promise.all(
      ['X', 'Y'].map((name) => {
        const payload = JSON.stringify({ text: buildCsv(1, () => `${name},Work`) });
        return client.send('POST', '/api/imports', payload, { headers });
      }),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    const areas = t.db.selectFrom('focus_areas').select('id');
    expect(await areas.where('user_id', '=', await getUserId(client)).execute()).toHaveLength(areasPerAccount);
  });

  it('applies to documents', async () => {
    const ann = await t.signUp();
    const goal = await createGoal(ann, await createFocusArea(ann));
    const document = (await ann.get('/api/export/weekwise.json')).json;
    const copies = (record: { readonly _id: string }, count: number) =>
      Array.from({ length: count }, (_, n) => ({
        ...record,
        _id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
      }));
    const fresh = await t.signUp();
    const [area] = document.focusAreas;
    const areas = [area, ...copies(area, areasPerAccount)];
    expect(await expectRejected(fresh, JSON.stringify({ ...document, focusAreas: areas }))).toContain(
      `have ${areasPerAccount + 1} focus areas`,
    );
    const goals = [...document.goals, ...copies({ ...document.goals[0], _id: goal }, goalsPerAccount)];
    expect(await expectRejected(fresh, JSON.stringify({ ...document, goals }))).toContain(
      `have ${goalsPerAccount + 1} goals`,
    );
    const full = { ...document, focusAreas: areas.slice(1), goals: [] };
    expect((await fresh.post('/api/imports', { text: JSON.stringify(full) })).status).toBe(201);
  });
});
