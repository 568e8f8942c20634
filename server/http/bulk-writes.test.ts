import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { createIdRange } from '#server/db/id.ts';
import { openDatabase } from '#server/db/open.ts';
import {
  buildEntryRow,
  buildGoalRow,
  createFocusArea,
  createGoal,
  getUserId,
  buildUserRow,
} from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { sqlite } from '#server/testing/database/databases.ts';
import { created, defineRoutes } from './register.ts';

const ENTRIES = 3;

/** A bulk write with one entry per chunk. After the first chunk it waits for `mayContinue`. */
const probe = defineEndpoints({
  write: {
    method: 'POST',
    path: '/api/bulk',
    access: 'session',
    creates: true,
    body: z.object({ goal: z.string(), fails: z.optional(z.boolean()) }),
    responses: { 201: z.object({ entries: z.number() }) },
  },
});

let requestCount = 0;
let onFirstChunk = () => {};
let mayContinue = Promise.resolve();

const probeRoutes = defineRoutes(probe, () => ({
  write: async ({ userId, body, now, idempotentBulk }) => {
    const ids = createIdRange(now, ENTRIES);
    requestCount++;
    return idempotentBulk({
      prepare: async () => ({ kind: 'id-range', first: ids.first, last: ids.last }),
      async write(chunk) {
        for (let n = 0; n < ENTRIES; n++) {
          const row = { ...buildEntryRow(userId, body.goal, now - (n + 1) * 60_000, 1), id: ids.next() };
          await chunk((tx) => tx.insertInto('time_entries').values(row).execute());
          if (n > 0) continue;
          onFirstChunk();
          await mayContinue;
        }
        if (body.fails) throw new Error('failed half-way');
      },
      finish: async () => created({ entries: ENTRIES }),
    });
  },
}));

/** Pauses writes after their first chunk. `count` is the number of paused writes. */
function pauseWrites() {
  const { promise: started, resolve: markStarted } = Promise.withResolvers<void>();
  const { promise: resumed, resolve: resume } = Promise.withResolvers<void>();
  const paused = { count: 0, started, resume };
  mayContinue = resumed;
  onFirstChunk = () => {
    paused.count++;
    markStarted();
  };
  return paused;
}

describeOnEachDatabase('a bulk write', { servers: 1, extraRoutes: [probeRoutes] }, (t) => {
  const createTestUser = async () => {
    const client = await t.signUp();
    const goal = await createGoal(client, await createFocusArea(client));
    return { client, goal, userId: await getUserId(client) };
  };
  const write = (client: TestClient, goal: string, extraFields: object = {}, key = 'key') =>
    client.post('/api/bulk', { goal, ...extraFields }, { headers: { 'idempotency-key': key } });
  const countEntries = async (userId: string) => {
    const rows = await t.db.selectFrom('time_entries').select('id').where('user_id', '=', userId).execute();
    return rows.length;
  };
  const listPending = () => t.db.selectFrom('pending_deletions').selectAll().execute();

  it('makes other requests for the account wait, so that they never see half of it', async () => {
    const { client, goal, userId } = await createTestUser();
    const { started, resume } = pauseWrites();
    const writing = write(client, goal);
    await started;
    let hasRead = false;
    const reading = countVisibleEntries(client).finally(() => (hasRead = true));
    const other = await t.signUp();
    expect((await other.get('/api/focus-areas')).status).toBe(200);
    expect(hasRead).toBe(false);
    resume();
    expect((await writing).json).toEqual({ entries: ENTRIES });
    expect(await reading).toBe(ENTRIES);
    expect(await countEntries(userId)).toBe(ENTRIES);
    expect(await listPending()).toEqual([]);
  });

  it('leaves nothing behind when it fails, and can be retried with the same key', async () => {
    const { client, goal, userId } = await createTestUser();
    pauseWrites().resume();
    expect((await write(client, goal, { fails: true })).status).toBe(500);
    // The next request waits for the cleanup.
    expect(await countVisibleEntries(client)).toBe(0);
    expect(await countEntries(userId)).toBe(0);
    expect(await listPending()).toEqual([]);
    expect((await write(client, goal)).status).toBe(201);
    expect(await countEntries(userId)).toBe(ENTRIES);
  });

  it('does not block its account while it is queued', async () => {
    const users = await Promise.all([createTestUser(), createTestUser(), createTestUser()]);
    const paused = pauseWrites();
    const writing = users.slice(0, 2).map(({ client, goal }) => write(client, goal));
    await expect.poll(() => paused.count).toBe(2);
    const { client, goal, userId } = users[2];
    requestCount = 0;
    const queued = write(client, goal);
    await expect.poll(() => requestCount).toBe(1);
    expect((await client.get('/api/focus-areas')).status).toBe(200);
    expect(paused.count).toBe(2);
    paused.resume();
    for (const each of [...writing, queued]) expect((await each).status).toBe(201);
    expect(await countEntries(userId)).toBe(ENTRIES);
  });

  it('takes one slot per user, however many writes the user has queued', async () => {
    const [ann, bob, ...others] = await Promise.all([
      createTestUser(),
      createTestUser(),
      createTestUser(),
      createTestUser(),
    ]);
    const first = pauseWrites();
    const writing = others.map(({ client, goal }) => write(client, goal));
    await expect.poll(() => first.count).toBe(2);
    requestCount = 0;
    const annsWrites = ['1', '2', '3'].map((key) => write(ann.client, ann.goal, {}, key));
    await expect.poll(() => requestCount).toBe(3);
    const bobsWrite = write(bob.client, bob.goal);
    await expect.poll(() => requestCount).toBe(4);
    const second = pauseWrites();
    first.resume();
    await expect.poll(() => second.count).toBe(2);
    second.resume();
    for (const each of [...writing, ...annsWrites, bobsWrite]) expect((await each).status).toBe(201);
    expect([await countEntries(ann.userId), await countEntries(bob.userId)]).toEqual([3 * ENTRIES, ENTRIES]);
  });

  it('runs once per idempotency key, even for concurrent requests', async () => {
    const { client, goal, userId } = await createTestUser();
    const { started, resume } = pauseWrites();
    const first = write(client, goal);
    await started;
    const second = write(client, goal);
    resume();
    expect([(await first).json, (await second).json]).toEqual([{ entries: ENTRIES }, { entries: ENTRIES }]);
    expect((await write(client, goal)).json).toEqual({ entries: ENTRIES });
    expect(await countEntries(userId)).toBe(ENTRIES);
  });
});

async function countVisibleEntries(client: TestClient): Promise<number> {
  return (await client.get('/api/time-entries/time-entries-by-day?date=2026-11-11')).json.length as number;
}

it('rolls back a bulk write at the next start after a crash', async () => {
  await using database = await seedFocusAreas(['a']);
  const db = await database.open();
  const keptGoal = buildGoalRow('u', 'a', 3);
  const goals = [keptGoal, { ...buildGoalRow('u', 'a', 3), id: '5' }];
  await db.insertInto('goals').values(goals).execute();
  const entries = goals.flatMap(({ id }) =>
    ['1', '5', '9'].map((n) => ({ ...buildEntryRow('u', id, 3, 1), id: n + id })),
  );
  await db.insertInto('time_entries').values(entries).execute();
  const scope = JSON.stringify({ kind: 'id-range', first: '5', last: '6' });
  await db.insertInto('pending_deletions').values({ user_id: 'u', id: 'p', scope }).execute();
  await db.destroy();

  const again = await database.open();
  const listIds = async (table: 'goals' | 'time_entries' | 'pending_deletions') =>
    (await again.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  expect(await listIds('goals')).toEqual([keptGoal.id]);
  expect(await listIds('time_entries')).toEqual([`1${keptGoal.id}`, `9${keptGoal.id}`]);
  expect(await listIds('pending_deletions')).toEqual([]);
  await again.destroy();
});

it('rolls back an import at the next start after a crash, without deleting rows added by other requests', async () => {
  await using database = await seedFocusAreas(['imported', 'own']);
  const db = await database.open();
  const goals = ['imported', 'own'].map((area) => buildGoalRow('u', area, 3));
  await db.insertInto('goals').values(goals).execute();
  await db
    .insertInto('time_entries')
    .values(goals.map(({ id }) => buildEntryRow('u', id, 3, 1)))
    .execute();
  const scope = JSON.stringify({ kind: 'document', focusAreaIds: ['imported'], timeZone: 'Asia/Tokyo' });
  await db.insertInto('pending_deletions').values({ user_id: 'u', id: 'p', scope }).execute();
  await db.destroy();

  const again = await database.open();
  expect(await again.selectFrom('focus_areas').select('id').execute()).toEqual([{ id: 'own' }]);
  expect(await again.selectFrom('goals').select('id').execute()).toEqual([{ id: goals[1]!.id }]);
  expect(await again.selectFrom('time_entries').select('goal_id').execute()).toEqual([{ goal_id: goals[1]!.id }]);
  expect(await again.selectFrom('users').select('time_zone').execute()).toEqual([{ time_zone: 'Asia/Tokyo' }]);
  await again.destroy();
});

/** Creates a database on disk with a user `u` who has these focus areas. */
async function seedFocusAreas(ids: readonly string[]) {
  const database = await sqlite.create();
  const open = () => openDatabase(database.settings, { onConnectionLost: () => {} });
  const db = await open();
  await db.insertInto('users').values(buildUserRow('u')).execute();
  const areas = ids.map((id) => ({
    user_id: 'u',
    id,
    name: id,
    description: '',
    created_at: 2,
    name_key: id,
    color: 'blue' as const,
  }));
  await db.insertInto('focus_areas').values(areas).execute();
  await db.destroy();
  return { open, [Symbol.asyncDispose]: () => database.remove() };
}
