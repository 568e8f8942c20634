import { expect, it } from 'vitest';
import { goals } from '#contract/goals/goals.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { buildEntryRow, createFocusArea, createGoal, getUserId } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const HOUR = 60 * 60_000;

describeOnEachDatabase('closing or favoriting a goal', {}, (t) => {
  const createUserWithGoal = async () => {
    const ann = await t.signUp();
    const id = await createGoal(ann, await createFocusArea(ann));
    const patch = (field: 'status' | 'favorite', body: unknown) =>
      ann.mutate('PATCH', `/api/goals/${id}/${field}`, body);
    return { ann, id, patch, put: (body: object) => ann.mutate('PUT', `/api/goals/${id}`, body) };
  };

  it.each(['Completed', 'Archived'])(
    'changes the status from Active to %s once and never back (AZ-07)',
    async (status) => {
      const { patch, put, ann } = await createUserWithGoal();
      t.now += HOUR;
      const response = await patch('status', { status });
      expect(response.status).toBe(200);
      expect(response.json).toMatchObject({ status, closedAt: new Date(t.now).toISOString() });
      const before = await dumpDatabase(t.db);
      t.now += 1000;
      for (const next of ['Active', 'Completed', 'Archived']) {
        const again = await patch('status', { status: next });
        expect([again.status, again.json]).toEqual([409, { message: goals.setStatus.messages[409] }]);
      }
      for (const rejected of [
        await put({ title: 'New' }),
        await put({}),
        await patch('favorite', { favorite: true }),
      ]) {
        expect([rejected.status, rejected.json]).toEqual([409, { message: goals.update.messages[409] }]);
      }
      expect(await dumpDatabase(t.db)).toBe(before);
      expect((await ann.get('/api/focus-areas/with-goals')).json[0].goals).toEqual([response.json]);
    },
  );

  it('rejects a change from Active to Active', async () => {
    const { patch } = await createUserWithGoal();
    expect((await patch('status', { status: 'Active' })).status).toBe(409);
  });

  it.each(['completed', 'Deleted', '', null, 1, ['Completed'], undefined])(
    'rejects the status %j (AZ-07)',
    async (status) => {
      const { patch } = await createUserWithGoal();
      const msg = 'Status must be Completed or Archived.';
      const before = await dumpDatabase(t.db);
      const response = await patch('status', { status });
      expect(response.status).toBe(422);
      expect(response.json.errors).toEqual([{ field: 'status', param: 'status', msg }]);
      expect(await dumpDatabase(t.db)).toBe(before);
    },
  );

  it('changes the status only once in concurrent requests', async () => {
    const { ann, id } = await createUserWithGoal();
    const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const body = JSON.stringify({ status: n % 2 === 0 ? 'Completed' : 'Archived' });
        return ann.send('PATCH', `/api/goals/${id}/status`, body, { headers });
      }),
    );
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it.each([
    ['now', -HOUR, 0],
    ['a second after its start if it starts now', 0, 1000],
    ['seven days after its start if that is past', -entryMaxMs - HOUR, -HOUR],
    ['a second after its start if it starts in the future', HOUR, HOUR + 1000],
  ])('ends the running timer when the goal is closed: %s', async (_, startOffset, endOffset) => {
    const { ann, id, patch } = await createUserWithGoal();
    const userId = await getUserId(ann);
    const other = await createGoal(ann, await createFocusArea(ann));
    const running = buildEntryRow(userId, id, t.now + startOffset);
    const ended = buildEntryRow(userId, id, t.now - 50 * HOUR, 30);
    const elsewhere = buildEntryRow(userId, other, t.now - HOUR);
    await t.db.insertInto('time_entries').values([running, ended, elsewhere]).execute();
    expect((await patch('status', { status: 'Completed' })).status).toBe(200);
    const rows = await t.db.selectFrom('time_entries').selectAll().where('user_id', '=', userId).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(byId.get(running.id)).toEqual({ ...running, ended_at: t.now + endOffset });
    expect(byId.get(ended.id)).toEqual(ended);
    expect(byId.get(elsewhere.id)).toEqual(elsewhere);
  });

  it('does not end the timer if the change is rejected', async () => {
    const { ann, id, patch } = await createUserWithGoal();
    const running = buildEntryRow(await getUserId(ann), id, t.now);
    await t.db.insertInto('time_entries').values(running).execute();
    await patch('status', { status: 'Active' });
    const row = await t.db.selectFrom('time_entries').selectAll().where('id', '=', running.id).executeTakeFirst();
    expect(row).toEqual(running);
  });

  it('relies on a unique index that prevents a second running timer for a goal', async () => {
    const { ann, id } = await createUserWithGoal();
    const userId = await getUserId(ann);
    const insert = () =>
      t.db
        .insertInto('time_entries')
        .values(buildEntryRow(userId, id, t.now))
        .execute();
    await insert();
    await expect(insert()).rejects.toThrow(/unique/i);
  });

  it("relies on a foreign key that prevents a timer for another user's goal", async () => {
    const { id } = await createUserWithGoal();
    const ben = buildEntryRow(await getUserId(await t.signUp()), id, t.now);
    await expect(t.db.insertInto('time_entries').values(ben).execute()).rejects.toThrow(/foreign key/i);
  });

  it('sets and clears the favorite flag', async () => {
    const { patch } = await createUserWithGoal();
    for (const favorite of [true, true, false, false]) {
      const response = await patch('favorite', { favorite });
      expect(response.status).toBe(200);
      expect(response.json.isFavorite).toBe(favorite);
    }
    for (const favorite of [1, 'true', null, undefined]) {
      const response = await patch('favorite', { favorite });
      const msg = 'Favorite must be true or false.';
      expect([response.status, response.json.errors]).toEqual([422, [{ field: 'favorite', param: 'favorite', msg }]]);
    }
  });
});
