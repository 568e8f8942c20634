import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { goals } from '#contract/goals.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { entryRow, makeFocusArea, makeGoal, userIdOf } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { contentOf } from '../../testing/matrix.ts';

const HOUR = 60 * 60_000;

describeOnEachDatabase('the status of a goal', {}, (t) => {
  const withGoal = async () => {
    const ann = await t.signedUp();
    const id = await makeGoal(ann, await makeFocusArea(ann));
    const patch = (field: 'status' | 'favorite', body: unknown) =>
      ann.change('PATCH', `/api/goals/${id}/${field}`, body);
    return { ann, id, patch, put: (body: object) => ann.change('PUT', `/api/goals/${id}`, body) };
  };

  it.each(['Completed', 'Archived'])('moves from Active to %s, once, and nothing leads back', async (status) => {
    const { patch, put, ann } = await withGoal();
    t.now += HOUR;
    const answer = await patch('status', { status });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ status, closedAt: new Date(t.now).toISOString() });
    const before = await contentOf(t.db);
    t.now += 1000;
    for (const to of ['Active', 'Completed', 'Archived']) {
      const again = await patch('status', { status: to });
      expect([again.status, again.json]).toEqual([409, { message: goals.setStatus.messages[409] }]);
    }
    for (const refused of [await put({ title: 'New' }), await put({}), await patch('favorite', { favorite: true })]) {
      expect([refused.status, refused.json]).toEqual([409, { message: goals.update.messages[409] }]);
    }
    expect(await contentOf(t.db)).toBe(before);
    expect((await ann.get('/api/focus-areas/with-goals')).json[0].goals).toEqual([answer.json]);
  });

  it('does not move from Active to Active', async () => {
    const { patch } = await withGoal();
    expect((await patch('status', { status: 'Active' })).status).toBe(409);
  });

  it.each(['completed', 'Deleted', '', null, 1, ['Completed'], undefined])('is not %j', async (status) => {
    const { patch } = await withGoal();
    const msg = 'Status must be Completed or Archived.';
    const before = await contentOf(t.db);
    const answer = await patch('status', { status });
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual([{ field: 'status', param: 'status', msg }]);
    expect(await contentOf(t.db)).toBe(before);
  });

  it('moves once, however many ask at once', async () => {
    const { ann, id } = await withGoal();
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const body = JSON.stringify({ status: n % 2 === 0 ? 'Completed' : 'Archived' });
        return ann.send('PATCH', `/api/goals/${id}/status`, body, { headers });
      }),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it.each([
    ['now', -HOUR, 0],
    ['a second after its start, if that is now', 0, 1000],
    ['at its 7-day mark', -entryMaxMs - HOUR, -HOUR],
    ['a second after its start, if that is yet to come', HOUR, HOUR + 1000],
  ])('once it is closed, its timer ends %s', async (_, startedAgo, endedAgo) => {
    const { ann, id, patch } = await withGoal();
    const userId = await userIdOf(ann);
    const other = await makeGoal(ann, await makeFocusArea(ann));
    const running = entryRow(userId, id, t.now + startedAgo);
    const ended = entryRow(userId, id, t.now - 50 * HOUR, 30);
    const elsewhere = entryRow(userId, other, t.now - HOUR);
    await t.db.insertInto('time_entries').values([running, ended, elsewhere]).execute();
    expect((await patch('status', { status: 'Completed' })).status).toBe(200);
    const rows = await t.db.selectFrom('time_entries').selectAll().where('user_id', '=', userId).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(byId.get(running.id)).toEqual({ ...running, ended_at: t.now + endedAgo });
    expect(byId.get(ended.id)).toEqual(ended);
    expect(byId.get(elsewhere.id)).toEqual(elsewhere);
  });

  it('a refused move ends no timer', async () => {
    const { ann, id, patch } = await withGoal();
    const running = entryRow(await userIdOf(ann), id, t.now);
    await t.db.insertInto('time_entries').values(running).execute();
    await patch('status', { status: 'Active' });
    const row = await t.db.selectFrom('time_entries').selectAll().where('id', '=', running.id).executeTakeFirst();
    expect(row).toEqual(running);
  });

  it('the database itself refuses a second running timer of a goal', async () => {
    const { ann, id } = await withGoal();
    const userId = await userIdOf(ann);
    const insert = () =>
      t.db
        .insertInto('time_entries')
        .values(entryRow(userId, id, t.now))
        .execute();
    await insert();
    await expect(insert()).rejects.toThrow(/unique/i);
  });

  it("the database itself refuses a timer of another's goal", async () => {
    const { id } = await withGoal();
    const ben = entryRow(await userIdOf(await t.signedUp()), id, t.now);
    await expect(t.db.insertInto('time_entries').values(ben).execute()).rejects.toThrow(/foreign key/i);
  });

  it('favourites are switched on and off', async () => {
    const { patch } = await withGoal();
    for (const favorite of [true, true, false, false]) {
      const answer = await patch('favorite', { favorite });
      expect(answer.status).toBe(200);
      expect(answer.json.isFavorite).toBe(favorite);
    }
    for (const favorite of [1, 'true', null, undefined]) {
      const answer = await patch('favorite', { favorite });
      const msg = 'Favorite must be true or false.';
      expect([answer.status, answer.json.errors]).toEqual([422, [{ field: 'favorite', param: 'favorite', msg }]]);
    }
  });

  it('of a goal that is not there is a 404', async () => {
    const ann = await t.signedUp();
    const url = `/api/goals/${randomUUID()}`;
    expect((await ann.change('PUT', url, {})).status).toBe(404);
    expect((await ann.change('PATCH', `${url}/status`, { status: 'Active' })).status).toBe(404);
    expect((await ann.change('PATCH', `${url}/status`, { status: 'Archived' })).status).toBe(404);
    expect((await ann.change('PATCH', `${url}/favorite`, { favorite: true })).status).toBe(404);
  });
});
