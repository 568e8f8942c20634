import { expect, it } from 'vitest';
import { makeFocusArea, userIdOf } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';

const move = (client: Client, timeZone: unknown) => client.change('PUT', '/api/account/time-zone', { timeZone });

// A Sunday: in the east it is Monday already.
const SUNDAY_EVENING = Date.UTC(2026, 10, 15, 20);
const area = { name: 'Piano', focusAreaClass: 'level_up', defaultWeeklyMin: 60 };
const THIS_WEEK = '2026-11-09';
const NEXT_WEEK = '2026-11-16';

describeOnEachDatabase('another time zone', {}, (t) => {
  const settingsOf = async (client: Client) =>
    t.db
      .selectFrom('focus_area_settings')
      .select(['focus_area_id', 'from_week', 'weight'])
      .where('user_id', '=', await userIdOf(client))
      .orderBy('focus_area_id')
      .orderBy('from_week')
      .execute();

  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['asia/tokyo', 'Asia/Tokyo'],
    ['UTC', 'UTC'],
    ['America/Port-au-Prince', 'America/Port-au-Prince'],
  ])('%s is kept as %s, and told with the user', async (given, kept) => {
    const ann = await t.signedUp();
    const answer = await move(ann, given);
    expect([answer.status, answer.json.user.timeZone]).toEqual([200, kept]);
    expect((await ann.get('/api/auth/me')).json).toEqual(answer.json);
  });

  it.each(['Mars/Olympus', '+02:00', '', 'Europe/Berlin\u0000', 'x'.repeat(65), null, 7, ['UTC']])(
    'is not %j',
    async (given) => {
      const ann = await t.signedUp();
      const msg = 'Please choose a time zone from the list.';
      const answer = await move(ann, given);
      expect([answer.status, answer.json.errors]).toEqual([422, [{ field: 'timeZone', param: 'timeZone', msg }]]);
      expect((await ann.get('/api/auth/me')).json.user.timeZone).toBe('UTC');
    },
  );

  it('brings forward what was set for a week that has not begun there: the last of each area holds now', async () => {
    t.now = Date.UTC(2026, 10, 11);
    const ann = await t.signedUp();
    await move(ann, 'Pacific/Kiritimati');
    const [changed, untouched] = [await makeFocusArea(ann, { ...area, weight: 1 }), await makeFocusArea(ann)];
    t.now = SUNDAY_EVENING;
    const change = (id: string, weight: number) => ann.change('PUT', `/api/focus-areas/${id}`, { weight });
    await change(changed, 2);
    await change(changed, 3);
    const made = await makeFocusArea(ann, { ...area, weight: 9 });
    const bob = await t.signedUp();
    await move(bob, 'Pacific/Kiritimati');
    await makeFocusArea(bob);
    const ofBob = await settingsOf(bob);
    const before = await settingsOf(ann);
    expect(before).toContainEqual({ focus_area_id: changed, from_week: NEXT_WEEK, weight: 3 });

    expect((await move(ann, 'Pacific/Honolulu')).status).toBe(200);
    const after = await settingsOf(ann);
    expect(after).toContainEqual({ focus_area_id: changed, from_week: THIS_WEEK, weight: 3 });
    expect(after).toContainEqual({ focus_area_id: made, from_week: THIS_WEEK, weight: 9 });
    expect(after.filter(({ from_week }) => from_week > THIS_WEEK)).toEqual([]);
    const ofArea = (rows: typeof after, id: string) => rows.filter(({ focus_area_id }) => focus_area_id === id);
    expect(ofArea(after, untouched)).toEqual(ofArea(before, untouched));
    expect(new Set(after.map(({ focus_area_id, from_week }) => focus_area_id + from_week)).size).toBe(after.length);
    expect(await settingsOf(bob)).toEqual(ofBob);

    // What is past stays as it was.
    await move(ann, 'Pacific/Kiritimati');
    expect(await settingsOf(ann)).toEqual(after);
  });

  it('takes as many statements for a hundred areas as for one', async () => {
    t.now = SUNDAY_EVENING;
    const statementsWith = async (areas: number) => {
      const ann = await t.signedUp();
      await move(ann, 'Asia/Tokyo');
      for (let made = 0; made < areas; made++) await makeFocusArea(ann);
      const before = t.statements.length;
      await move(ann, 'UTC');
      return t.statements.length - before;
    };
    expect(await statementsWith(100)).toBe(await statementsWith(1));
  });
});
