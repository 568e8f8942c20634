import { expect, it } from 'vitest';
import { createFocusArea, getUserId } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';

const changeTimeZone = (client: TestClient, timeZone: unknown) =>
  client.mutate('PUT', '/api/account/time-zone', { timeZone });

// It is already Monday further east.
const SUNDAY_EVENING = Date.UTC(2026, 10, 15, 20);
const area = { name: 'Piano', focusAreaClass: 'level_up', defaultWeeklyMin: 60 };
const THIS_WEEK = '2026-11-09';
const NEXT_WEEK = '2026-11-16';

describeOnEachDatabase('changing the time zone', {}, (t) => {
  const listSettings = async (client: TestClient) =>
    t.db
      .selectFrom('focus_area_settings')
      .select(['focus_area_id', 'from_week', 'weight'])
      .where('user_id', '=', await getUserId(client))
      .orderBy('focus_area_id')
      .orderBy('from_week')
      .execute();

  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['asia/tokyo', 'Asia/Tokyo'],
    ['UTC', 'UTC'],
    ['America/Port-au-Prince', 'America/Port-au-Prince'],
  ])('accepts %s and stores it as %s', async (input, expected) => {
    const ann = await t.signUp();
    const response = await changeTimeZone(ann, input);
    expect([response.status, response.json.user.timeZone]).toEqual([200, expected]);
    expect((await ann.get('/api/auth/me')).json).toEqual(response.json);
  });

  it.each(['Mars/Olympus', '+02:00', '', 'Europe/Berlin\u0000', 'x'.repeat(65), null, 7, ['UTC']])(
    'rejects %j',
    async (input) => {
      const ann = await t.signUp();
      const msg = 'Please choose a time zone from the list.';
      const response = await changeTimeZone(ann, input);
      expect([response.status, response.json.errors]).toEqual([422, [{ field: 'timeZone', param: 'timeZone', msg }]]);
      expect((await ann.get('/api/auth/me')).json.user.timeZone).toBe('UTC');
    },
  );

  it("applies each area's latest settings at once if the new zone has not reached their week yet", async () => {
    t.now = Date.UTC(2026, 10, 11);
    const ann = await t.signUp();
    await changeTimeZone(ann, 'Pacific/Kiritimati');
    const [changed, unchanged] = [await createFocusArea(ann, { ...area, weight: 1 }), await createFocusArea(ann)];
    t.now = SUNDAY_EVENING;
    const change = (id: string, weight: number) => ann.mutate('PUT', `/api/focus-areas/${id}`, { weight });
    await change(changed, 2);
    await change(changed, 3);
    const added = await createFocusArea(ann, { ...area, weight: 9 });
    const bob = await t.signUp();
    await changeTimeZone(bob, 'Pacific/Kiritimati');
    await createFocusArea(bob);
    const bobsBefore = await listSettings(bob);
    const before = await listSettings(ann);
    expect(before).toContainEqual({ focus_area_id: changed, from_week: NEXT_WEEK, weight: 3 });

    expect((await changeTimeZone(ann, 'Pacific/Honolulu')).status).toBe(200);
    const after = await listSettings(ann);
    expect(after).toContainEqual({ focus_area_id: changed, from_week: THIS_WEEK, weight: 3 });
    expect(after).toContainEqual({ focus_area_id: added, from_week: THIS_WEEK, weight: 9 });
    expect(after.filter(({ from_week }) => from_week > THIS_WEEK)).toEqual([]);
    const filterByArea = (rows: typeof after, id: string) => rows.filter(({ focus_area_id }) => focus_area_id === id);
    expect(filterByArea(after, unchanged)).toEqual(filterByArea(before, unchanged));
    expect(new Set(after.map(({ focus_area_id, from_week }) => focus_area_id + from_week)).size).toBe(after.length);
    expect(await listSettings(bob)).toEqual(bobsBefore);

    // Settings of past weeks do not change.
    await changeTimeZone(ann, 'Pacific/Kiritimati');
    expect(await listSettings(ann)).toEqual(after);
  });

  it('takes the same number of statements for a hundred areas as for one', async () => {
    t.now = SUNDAY_EVENING;
    const countStatements = async (areas: number) => {
      const ann = await t.signUp();
      await changeTimeZone(ann, 'Asia/Tokyo');
      for (let n = 0; n < areas; n++) await createFocusArea(ann);
      const before = t.statements.length;
      await changeTimeZone(ann, 'UTC');
      return t.statements.length - before;
    };
    expect(await countStatements(100)).toBe(await countStatements(1));
  });
});
