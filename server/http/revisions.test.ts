import { expect, it } from 'vitest';
import { pino } from 'pino';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { createFocusArea, createGoal, getUserId } from '#server/testing/fixtures/factories.ts';
import { Revisions } from './revisions.ts';

const readRevision = async (client: TestClient): Promise<number> =>
  (await client.get('/api/time-entries/active')).json.revision;

/** A server sees other servers' changes only once they are stored. */
const pollOptions = { timeout: 5000, interval: 20 };

describeOnEachDatabase('the revision of an account', { revisionIntervalMs: 20 }, (t) => {
  const readStored = async (client: TestClient) => {
    const { revision } = await t.db
      .selectFrom('users')
      .select('revision')
      .where('id', '=', await getUserId(client))
      .executeTakeFirstOrThrow();
    return revision;
  };

  it('grows by one with each successful mutation of that account, on all of its devices', async () => {
    const [ann, bob] = [await t.signUp(), await t.signUp()];
    expect(await readRevision(ann)).toBe(0);
    const goalId = await createGoal(ann, await createFocusArea(ann));
    await expect.poll(() => readRevision(ann), pollOptions).toBe(2);
    await ann.post('/api/time-entries', { goalId });
    await ann.post('/api/time-entries', {});
    await ann.get('/api/auth/me');
    await expect.poll(() => readRevision(ann.copy()), pollOptions).toBe(3);
    await expect.poll(() => readStored(ann), pollOptions).toBe(3);
    expect(await readRevision(ann)).toBe(3);
    expect(await readRevision(bob)).toBe(0);
  });

  it('counts every change if many accounts change at once', async () => {
    const clients = await Promise.all(Array.from({ length: 6 }, () => t.signUp()));
    await Promise.all(
      clients.map(async (client, n) => {
        for (let count = 0; count <= n; count++) await createFocusArea(client, { name: `Area ${count}` });
      }),
    );
    for (const [n, client] of clients.entries()) {
      await expect.poll(() => readStored(client), pollOptions).toBe(n + 1);
    }
    expect(t.deadlocks).toBe(0);
  });

  it('is stored even if another account with changes was deleted', async () => {
    const [ann, bob] = [await t.signUp(), await t.signUp()];
    await createFocusArea(ann);
    await t.db
      .deleteFrom('users')
      .where('id', '=', await getUserId(ann))
      .execute();
    await createFocusArea(bob);
    await expect.poll(() => readStored(bob), pollOptions).toBe(1);
  });
});

describeOnEachDatabase('revisions that are not stored yet', {}, (t) => {
  const session = async (client: TestClient) => ({
    id: '',
    userId: await getUserId(client),
    tokenHash: '',
    createdAt: 0,
    lastUsedAt: 0,
    revision: 0,
  });

  it('are stored when the server shuts down, and count for requests that read their session before that', async () => {
    const ann = await session(await t.signUp());
    const revisions = new Revisions(t.db, pino({ level: 'silent' }), 3_600_000);
    revisions.increment(ann.userId);
    revisions.increment(ann.userId);
    expect(revisions.current(ann)).toBe(2);
    await revisions.close();
    expect(revisions.current(ann)).toBe(2);
    const stored = await t.db.selectFrom('users').select('revision').where('id', '=', ann.userId).execute();
    expect(stored).toEqual([{ revision: 2 }]);
  });

  it('take no extra statement per change', async () => {
    const ann = await t.signUp();
    const before = t.statements.length;
    await createFocusArea(ann);
    expect(t.statements.slice(before).filter((sql) => sql.startsWith('update "users"'))).toEqual([]);
  });
});
