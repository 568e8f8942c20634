import { expect, it } from 'vitest';
import type { AreaDemand, PlanInWeek } from '#contract/plans/plan-weeks.ts';
import { weekStartForInstant } from '#domain/calendar/calendar.ts';
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

  it('has two running plans, whose tasks and demand are there right away', async () => {
    const ann = await t.signUp();
    await setTimeZone(t.db, ann, 'Europe/Berlin');
    await addSampleData(ann);
    const week = weekStartForInstant(t.now, 'Europe/Berlin');
    const { plans } = (await ann.get(`/api/plan-weeks/tasks?weekStart=${week}`)).json;
    const [portal, spanish, ...others]: PlanInWeek[] = plans;
    expect([portal!.title, portal!.planWeek, portal!.lastWeek]).toEqual([expect.stringContaining('portal'), 7, 8]);
    expect([spanish!.title, spanish!.planWeek, spanish!.lastWeek]).toEqual([expect.stringContaining('Spanish'), 4, 4]);
    expect(others).toEqual([]);
    const reasons = ({ tasks }: PlanInWeek) => new Set(tasks.map(({ reason }) => reason));
    expect([reasons(portal!), reasons(spanish!)]).toEqual([new Set(['carriedOver', 'planned']), new Set(['planned'])]);
    expect(spanish!.tasks.map(({ timesPerWeek }) => timesPerWeek)).toContain(3);

    const demand: AreaDemand[] = (await ann.get(`/api/plan-weeks/demand?weekStart=${week}`)).json;
    expect(demand.map((area) => area.plans.map(({ title }) => title))).toEqual([[portal!.title], [spanish!.title]]);
    for (const { minutes } of demand) expect(minutes).toBeGreaterThan(60);
    for (const { _id } of [portal!, spanish!]) {
      const { status, json } = await ann.get(`/api/action-plans/${_id}`);
      expect([status, json.schedule.status, json.goals.length > 2]).toEqual([200, 'running', true]);
    }
    const change = await ann.mutate('PATCH', `/api/action-plans/${portal!._id}/schedule`, { action: 'pause' });
    expect(change.status).toBe(200);
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
