import { expect, it } from 'vitest';
import { createFocusArea, createGoal, setTimeZone, getUserId } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const getState = async (client: TestClient) => (await client.get('/api/sample-data')).json;
const addSampleData = (client: TestClient) => client.post('/api/sample-data');
const exportDocument = async (client: TestClient) => (await client.get('/api/export/weekwise.json')).json;

describeOnEachDatabase('sample data', {}, (t) => {
  it('fills an empty account, and is removed without a trace', async () => {
    const ann = await t.signUp();
    await setTimeZone(t.db, ann, 'Europe/Berlin');
    const before = await dumpDatabase(t.db);
    expect(await getState(ann)).toEqual({ focusAreas: 0, canAdd: true });
    const { status, json } = await addSampleData(ann);
    expect([status, json]).toEqual([201, { focusAreas: expect.any(Number), canAdd: false }]);
    expect(await getState(ann)).toEqual(json);
    const document = await exportDocument(ann);
    expect(document.focusAreas).toHaveLength(json.focusAreas);
    expect(document.timeEntries.length).toBeGreaterThan(500);
    expect((await ann.mutate('DELETE', '/api/sample-data')).status).toBe(204);
    expect(await dumpDatabase(t.db)).toBe(before);
    expect(await getState(ann)).toEqual({ focusAreas: 0, canAdd: true });
    expect((await ann.mutate('DELETE', '/api/sample-data')).status).toBe(204);
  });

  it('can be exported and imported into another account, where it is no longer sample data', async () => {
    const ann = await t.signUp();
    await addSampleData(ann);
    const document = await exportDocument(ann);
    const ben = await t.signUp();
    const response = await ben.post('/api/imports', { text: JSON.stringify(document) });
    expect([response.status, response.text]).toEqual([201, expect.any(String)]);
    expect((await exportDocument(ben)).timeEntries).toEqual(document.timeEntries);
    expect(await getState(ben)).toEqual({ focusAreas: 0, canAdd: false });
    await ben.mutate('DELETE', '/api/sample-data');
    expect((await exportDocument(ben)).focusAreas).toEqual(document.focusAreas);
    expect((await exportDocument(ann)).focusAreas).toEqual(document.focusAreas);
  });

  it("is removed with everything added to its areas, but not with the user's own areas", async () => {
    const ann = await t.signUp();
    await addSampleData(ann);
    const own = await createFocusArea(ann, { name: 'My own' });
    await createGoal(ann, own, 'Stays');
    const { focusAreas } = await exportDocument(ann);
    await createGoal(ann, focusAreas[0]._id, 'Goes');
    const removed = await ann.mutate('DELETE', `/api/safe-delete/focus-areas/${focusAreas[1]._id}`);
    expect(removed.status).toBe(204);
    await ann.mutate('DELETE', '/api/sample-data');
    const remaining = await exportDocument(ann);
    expect(remaining.focusAreas.map(({ name }: { name: string }) => name)).toEqual(['My own']);
    expect(remaining.goals.map(({ title }: { title: string }) => title)).toEqual(['Stays']);
    expect((await addSampleData(ann)).status).toBe(409);
  });

  it('is added only once by concurrent requests, and to no other account', async () => {
    const [ann, ben] = [await t.signUp(), await t.signUp()];
    const headers = { 'x-csrf-token': await ann.csrfToken() };
    const responses = await Promise.all(
      [1, 2, 3].map(() => ann.send('POST', '/api/sample-data', undefined, { headers })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await getState(ben)).toEqual({ focusAreas: 0, canAdd: true });
    await ben.mutate('DELETE', '/api/sample-data');
    expect((await exportDocument(ann)).focusAreas.length).toBeGreaterThan(0);
    const rows = await t.db.selectFrom('sample_focus_areas').select('user_id').execute();
    expect(rows.map(({ user_id }) => user_id)).not.toContain(await getUserId(ben));
  });
});
