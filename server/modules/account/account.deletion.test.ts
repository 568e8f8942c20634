import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeFocusArea, makeGoal, userIdOf } from '../../testing/account.ts';
import { describeOnEachDatabase, PASSWORD } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { graphOf } from '../../testing/graph.ts';
import { contentOf, tablesOf } from '../../testing/matrix.ts';

const remove = (client: Client) => client.post('/api/account/delete', { currentPassword: PASSWORD });

describeOnEachDatabase('deleting an account', {}, (t) => {
  it('removes every row of it and nothing else, ends all its sessions, and frees its address', async () => {
    const bob = await t.signedUp('bob@example.org');
    await graphOf(bob);
    const before = await contentOf(t.db);
    const ann = await t.signedUp('ann@example.org');
    const userId = await userIdOf(ann);
    const { focusAreaId } = await graphOf(ann);
    const headers = { 'idempotency-key': 'one' };
    const said = { name: 'Ann', email: 'ann@example.org', message: 'Thank you for the weeks.' };
    expect((await ann.post('/api/support/contact', said, { headers })).status).toBe(201);
    await t.db.insertInto('sample_focus_areas').values({ user_id: userId, focus_area_id: focusAreaId }).execute();
    const reset = { user_id: userId, token_hash: 'hash', expires_at: t.now + 1000 };
    await t.db.insertInto('password_resets').values(reset).execute();
    const pending = { user_id: userId, id: 'p', scope: '{}' };
    await t.db.insertInto('pending_deletions').values(pending).execute();
    const other = t.client();
    await other.post('/api/auth/login', { email: 'ann@example.org', password: PASSWORD });
    // Whatever table is new and has a user must be in the graph above, or this proves nothing about it.
    for (const { name, columns } of await tablesOf(t.db)) {
      if (!columns.some((column) => column.name === 'user_id')) continue;
      const row = t.db
        .selectFrom(name as 'sessions')
        .select('user_id')
        .where('user_id', '=', userId);
      expect([name, await row.executeTakeFirst()]).toEqual([name, { user_id: userId }]);
    }

    const answer = await remove(ann);
    expect(answer.status).toBe(204);
    expect(String(answer.headers['set-cookie'])).toMatch(/^weekwise=; Max-Age=0; Path=\//);
    expect((await other.get('/api/auth/me')).status).toBe(401);
    expect(await contentOf(t.db)).toBe(before);
    expect(before).not.toContain(userId);
    expect((await bob.get('/api/auth/me')).status).toBe(200);
    const again = await t.signedUp('ann@example.org');
    expect((await again.get('/api/focus-areas')).json).toEqual([]);
  });

  it('beside whatever else the account is doing: no failure, nothing left behind', async () => {
    for (let round = 0; round < 6; round++) {
      const ann = await t.signedUp();
      const userId = await userIdOf(ann);
      const area = await makeFocusArea(ann);
      const goal = await makeGoal(ann, area);
      const headers = { 'x-csrf-token': await ann.csrfToken(), 'content-type': 'application/json' };
      const send = (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) =>
        ann.send(method, path, JSON.stringify(body), { headers: { ...headers, 'idempotency-key': path + round } });
      const deleting = send('POST', '/api/account/delete', { currentPassword: PASSWORD });
      // Until the password is verified, which takes a while.
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
      expect(await contentOf(t.db)).not.toContain(userId);
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(t.deadlocks).toBe(0);
  });
});
