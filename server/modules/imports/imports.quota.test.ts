import { expect, it } from 'vitest';
import { perAccount } from '#domain/limits.ts';
import { makeFocusArea, makeGoal, userIdOf } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { contentOf } from '../../testing/matrix.ts';

const header = 'Client,Project,Start date,Start time,End date,End time';
const [areasPerAccount, goalsPerAccount] = [perAccount.focusAreas.max, perAccount.goals.max];

/** A file with an entry in each of so many places. */
function table(count: number, place: (n: number) => string): string {
  const lines = Array.from({ length: count }, (_, n) => `${place(n)},2026-10-20,09:00,2026-10-20,10:00`);
  return [header, ...lines].join('\n');
}

const clients = (count: number) => table(count, (n) => `Client ${n},Work`);
const projects = (count: number) => table(count, (n) => `Acme,Project ${n}`);

describeOnEachDatabase('the room of an account', {}, (t) => {
  async function refused(client: Client, text: string): Promise<string> {
    const before = await contentOf(t.db);
    const preview = await client.post('/api/imports/preview', { text });
    expect([preview.status, preview.json.refusal]).toEqual([200, expect.any(String)]);
    const answer = await client.post('/api/imports', { text, leaveOutProblems: true });
    const { refusal } = preview.json;
    expect([answer.status, answer.json.errors]).toEqual([422, [{ field: 'text', param: 'text', msg: refusal }]]);
    expect(await contentOf(t.db)).toBe(before);
    return refusal;
  }

  it('ends at so many focus areas, those that are there included', async () => {
    const client = await t.signedUp();
    expect(await refused(client, clients(areasPerAccount + 1))).toBe(
      `With this file your account would have ${areasPerAccount + 1} focus areas. It can have at most ${areasPerAccount}.`,
    );
    await makeFocusArea(client);
    expect(await refused(client, clients(areasPerAccount))).toContain(`${areasPerAccount + 1} focus areas`);
    expect((await client.post('/api/imports', { text: clients(areasPerAccount - 1) })).status).toBe(201);
    expect(
      await refused(
        client,
        table(1, () => 'One more,Work'),
      ),
    ).toContain(`${areasPerAccount + 1} focus areas`);
    // What goes into areas that are there needs no room.
    expect((await client.post('/api/imports', { text: table(1, () => 'Client 0,Other work') })).status).toBe(201);
  });

  it('counts the sample', async () => {
    const client = await t.signedUp();
    await client.post('/api/sample-data');
    expect(await refused(client, clients(areasPerAccount))).toMatch(/focus areas/);
  });

  it('ends at so many goals', async () => {
    const client = await t.signedUp();
    expect(await refused(client, projects(goalsPerAccount + 1))).toBe(
      `With this file your account would have ${goalsPerAccount + 1} goals. It can have at most ${goalsPerAccount}.`,
    );
    await makeGoal(client, await makeFocusArea(client, { name: 'Acme' }), 'Another');
    expect(await refused(client, projects(goalsPerAccount))).toContain(`${goalsPerAccount + 1} goals`);
    expect((await client.post('/api/imports', { text: projects(goalsPerAccount - 1) })).status).toBe(201);
  });

  it('is kept where somebody else has made an area since the file was read', async () => {
    const client = await t.signedUp();
    expect((await client.post('/api/imports', { text: clients(areasPerAccount - 1) })).status).toBe(201);
    const headers = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'application/json' };
    const answers = await Promise.all(
      ['X', 'Y'].map((name) => {
        const payload = JSON.stringify({ text: table(1, () => `${name},Work`) });
        return client.send('POST', '/api/imports', payload, { headers });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    const areas = t.db.selectFrom('focus_areas').select('id');
    expect(await areas.where('user_id', '=', await userIdOf(client)).execute()).toHaveLength(areasPerAccount);
  });

  it('ends for documents, too', async () => {
    const ann = await t.signedUp();
    const goal = await makeGoal(ann, await makeFocusArea(ann));
    const document = (await ann.get('/api/export/weekwise.json')).json;
    const copies = (record: { readonly _id: string }, count: number) =>
      Array.from({ length: count }, (_, n) => ({
        ...record,
        _id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
      }));
    const fresh = await t.signedUp();
    const [area] = document.focusAreas;
    const areas = [area, ...copies(area, areasPerAccount)];
    expect(await refused(fresh, JSON.stringify({ ...document, focusAreas: areas }))).toContain(
      `have ${areasPerAccount + 1} focus areas`,
    );
    const goals = [...document.goals, ...copies({ ...document.goals[0], _id: goal }, goalsPerAccount)];
    expect(await refused(fresh, JSON.stringify({ ...document, goals }))).toContain(`have ${goalsPerAccount + 1} goals`);
    const full = { ...document, focusAreas: areas.slice(1), goals: [] };
    expect((await fresh.post('/api/imports', { text: JSON.stringify(full) })).status).toBe(201);
  });
});
