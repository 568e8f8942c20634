import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFocusArea, createGoal, getUserId } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase, PASSWORD } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createOneOfEach } from '#server/testing/fixtures/one-of-each.ts';
import { dumpDatabase, listTables } from '#server/testing/fixtures/endpoint-matrix.ts';

const deleteAccount = (client: TestClient) => client.post('/api/account/delete', { currentPassword: PASSWORD });

describeOnEachDatabase('deleting an account', {}, (t) => {
  it('removes exactly its rows, ends its sessions, and makes its email address available again (AN-07)', async () => {
    const bob = await t.signUp('bob@example.org');
    await createOneOfEach(bob);
    const before = await dumpDatabase(t.db);
    const ann = await t.signUp('ann@example.org');
    const userId = await getUserId(ann);
    const { focusAreaId } = await createOneOfEach(ann);
    const headers = { 'idempotency-key': 'one' };
    const message = { name: 'Ann', email: 'ann@example.org', message: 'Thank you for the weeks.' };
    expect((await ann.post('/api/support/contact', message, { headers })).status).toBe(201);
    await t.db.insertInto('sample_focus_areas').values({ user_id: userId, focus_area_id: focusAreaId }).execute();
    const reset = { user_id: userId, token_hash: 'hash', expires_at: t.now + 1000 };
    await t.db.insertInto('password_resets').values(reset).execute();
    const pending = { user_id: userId, id: 'p', scope: '{}' };
    await t.db.insertInto('pending_deletions').values(pending).execute();
    const key = { user_id: userId, provider: 'openai', model: 'small', encrypted_key: 'x', saved_at: t.now };
    await t.db.insertInto('model_keys').values(key).execute();
    const other = t.createClient();
    await other.post('/api/auth/login', { email: 'ann@example.org', password: PASSWORD });
    // A new table with a user_id column has to be filled above, or this test proves nothing about it.
    for (const { name, columns } of await listTables(t.db)) {
      if (!columns.some((column) => column.name === 'user_id')) continue;
      const row = t.db
        .selectFrom(name as 'sessions')
        .select('user_id')
        .where('user_id', '=', userId);
      expect([name, await row.executeTakeFirst()]).toEqual([name, { user_id: userId }]);
    }

    const response = await deleteAccount(ann);
    expect(response.status).toBe(204);
    expect(String(response.headers['set-cookie'])).toMatch(/^weekwise=; Max-Age=0; Path=\//);
    expect((await other.get('/api/auth/me')).status).toBe(401);
    expect(await dumpDatabase(t.db)).toBe(before);
    expect(before).not.toContain(userId);
    expect((await bob.get('/api/auth/me')).status).toBe(200);
    const again = await t.signUp('ann@example.org');
    expect((await again.get('/api/focus-areas')).json).toEqual([]);
  });

  it('leaves nothing behind when other requests for the account run concurrently (AN-07)', async () => {
    for (let round = 0; round < 6; round++) {
      const ann = await t.signUp();
      const userId = await getUserId(ann);
      const area = await createFocusArea(ann);
      const goal = await createGoal(ann, area);
      const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
      const send = (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) =>
        ann.send(method, path, JSON.stringify(body), { headers: { ...headers, 'idempotency-key': path + round } });
      const deleting = send('POST', '/api/account/delete', { currentPassword: PASSWORD });
      // Lets the other requests arrive at different stages of the password verification.
      await pause(round * 15);
      const others = await Promise.all([
        send('POST', '/api/time-entries', { goalId: goal }),
        send('POST', '/api/focus-areas', { name: 'New' }),
        send('POST', `/api/focus-areas/${area}/goals`, { title: 'Late' }),
        send('PUT', `/api/focus-areas/${area}`, { weight: 3 }),
        send('PUT', '/api/account/time-zone', { timeZone: 'Asia/Tokyo' }),
        send('POST', `/api/goals/${goal}/tasks`, { title: 'Late' }),
        ann.get('/api/weekly-goals?weekStart=2026-11-09'),
      ]);
      expect((await deleting).status).toBe(204);
      for (const { status } of others) expect([200, 201, 401, 404, 409]).toContain(status);
      expect(await dumpDatabase(t.db)).not.toContain(userId);
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(t.deadlocks).toBe(0);
  });
});
