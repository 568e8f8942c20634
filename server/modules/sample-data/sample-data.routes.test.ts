import { expect, it } from 'vitest';
import { makeFocusArea, makeGoal, moveTo, userIdOf } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { contentOf } from '../../testing/matrix.ts';

const state = async (client: Client) => (await client.get('/api/sample-data')).json;
const add = (client: Client) => client.post('/api/sample-data');
const exported = async (client: Client) => (await client.get('/api/export/weekwise.json')).json;

describeOnEachDatabase('sample data', {}, (t) => {
  it('fills an empty account with a life, and goes without a trace', async () => {
    const ann = await t.signedUp();
    await moveTo(t.db, ann, 'Europe/Berlin');
    const before = await contentOf(t.db);
    expect(await state(ann)).toEqual({ focusAreas: 0, canAdd: true });
    const { status, json } = await add(ann);
    expect([status, json]).toEqual([201, { focusAreas: expect.any(Number), canAdd: false }]);
    expect(await state(ann)).toEqual(json);
    const life = await exported(ann);
    expect(life.focusAreas).toHaveLength(json.focusAreas);
    expect(life.timeEntries.length).toBeGreaterThan(500);
    expect((await ann.change('DELETE', '/api/sample-data')).status).toBe(204);
    expect(await contentOf(t.db)).toBe(before);
    expect(await state(ann)).toEqual({ focusAreas: 0, canAdd: true });
    expect((await ann.change('DELETE', '/api/sample-data')).status).toBe(204);
  });

  it('is as good as any document: it can be taken along', async () => {
    const ann = await t.signedUp();
    await add(ann);
    const life = await exported(ann);
    const ben = await t.signedUp();
    const answer = await ben.post('/api/imports', { text: JSON.stringify(life) });
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    expect((await exported(ben)).timeEntries).toEqual(life.timeEntries);
    // Theirs by now.
    expect(await state(ben)).toEqual({ focusAreas: 0, canAdd: false });
    await ben.change('DELETE', '/api/sample-data');
    expect((await exported(ben)).focusAreas).toEqual(life.focusAreas);
    expect((await exported(ann)).focusAreas).toEqual(life.focusAreas);
  });

  it('leaves what the user has made, and takes what they put into it', async () => {
    const ann = await t.signedUp();
    await add(ann);
    const own = await makeFocusArea(ann, { name: 'My own' });
    await makeGoal(ann, own, 'Stays');
    const { focusAreas } = await exported(ann);
    await makeGoal(ann, focusAreas[0]._id, 'Goes');
    const removed = await ann.change('DELETE', `/api/safe-delete/focus-areas/${focusAreas[1]._id}`);
    expect(removed.status).toBe(204);
    await ann.change('DELETE', '/api/sample-data');
    const left = await exported(ann);
    expect(left.focusAreas.map(({ name }: { name: string }) => name)).toEqual(['My own']);
    expect(left.goals.map(({ title }: { title: string }) => title)).toEqual(['Stays']);
    expect((await add(ann)).status).toBe(409);
  });

  it('is added once, however often it is asked for at once, and to nobody else', async () => {
    const [ann, ben] = [await t.signedUp(), await t.signedUp()];
    const headers = { 'x-csrf-token': await ann.csrfToken() };
    const answers = await Promise.all(
      [1, 2, 3].map(() => ann.send('POST', '/api/sample-data', undefined, { headers })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await state(ben)).toEqual({ focusAreas: 0, canAdd: true });
    await ben.change('DELETE', '/api/sample-data');
    expect((await exported(ann)).focusAreas.length).toBeGreaterThan(0);
    const rows = await t.db.selectFrom('sample_focus_areas').select('user_id').execute();
    expect(rows.map(({ user_id }) => user_id)).not.toContain(await userIdOf(ben));
  });
});
