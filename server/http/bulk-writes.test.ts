import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoint.ts';
import { idRange } from '../db/id.ts';
import { openDatabase } from '../db/open.ts';
import { entryRow, goalRow, makeFocusArea, makeGoal, userIdOf, userRow } from '../testing/account.ts';
import { describeOnEachDatabase } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { sqlite } from '../testing/databases.ts';
import { created, routes } from './register.ts';

const ENTRIES = 3;

/** A bulk write in as many chunks as it makes entries. Between the first and the second it waits for `mayGoOn`. */
const probe = endpoints({
  write: {
    method: 'POST',
    path: '/api/bulk',
    summary: 'Write much',
    access: 'session',
    creates: true,
    body: z.object({ goal: z.string(), fails: z.optional(z.boolean()) }),
    answers: { 201: z.object({ made: z.number() }) },
  },
});

let asked = 0;
let began = () => {};
let mayGoOn = Promise.resolve();

const probeRoutes = routes(probe, () => ({
  write: async ({ userId, body, now, onceBulk }) => {
    const ids = idRange(now, ENTRIES);
    asked++;
    return onceBulk({
      prepare: async () => ({ kind: 'id-range', first: ids.first, last: ids.last }),
      async write(chunk) {
        for (let n = 0; n < ENTRIES; n++) {
          const row = { ...entryRow(userId, body.goal, now - (n + 1) * 60_000, 1), id: ids.next() };
          await chunk((tx) => tx.insertInto('time_entries').values(row).execute());
          if (n > 0) continue;
          began();
          await mayGoOn;
        }
        if (body.fails) throw new Error('failed half-way');
      },
      finish: async () => created({ made: ENTRIES }),
    });
  },
}));

/** Holds writes up after their first chunks; `count` of them have got there. */
function held() {
  const first = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const write = { count: 0, begun: first.promise, goOn: go.resolve };
  mayGoOn = go.promise;
  began = () => {
    write.count++;
    first.resolve();
  };
  return write;
}

describeOnEachDatabase('a bulk write', { extra: [probeRoutes] }, (t) => {
  const person = async () => {
    const client = await t.signedUp();
    const goal = await makeGoal(client, await makeFocusArea(client));
    return { client, goal, userId: await userIdOf(client) };
  };
  const write = (client: Client, goal: string, more: object = {}, key = 'key') =>
    client.post('/api/bulk', { goal, ...more }, { headers: { 'idempotency-key': key } });
  const stored = async (userId: string) => {
    const rows = await t.db.selectFrom('time_entries').select('id').where('user_id', '=', userId).execute();
    return rows.length;
  };
  const pending = () => t.db.selectFrom('pending_deletions').selectAll().execute();

  it('is seen whole by requests of the same account, which wait for it', async () => {
    const { client, goal, userId } = await person();
    const { begun, goOn } = held();
    const writing = write(client, goal);
    await begun;
    let isAnswered = false;
    const reading = seenEntries(client).finally(() => (isAnswered = true));
    const other = await t.signedUp();
    expect((await other.get('/api/focus-areas')).status).toBe(200);
    expect(isAnswered).toBe(false);
    goOn();
    expect((await writing).json).toEqual({ made: ENTRIES });
    expect(await reading).toBe(ENTRIES);
    expect(await stored(userId)).toBe(ENTRIES);
    expect(await pending()).toEqual([]);
  });

  it('leaves nothing when it fails half-way, and can be repeated with the same key', async () => {
    const { client, goal, userId } = await person();
    held().goOn();
    expect((await write(client, goal, { fails: true })).status).toBe(500);
    // The next request waits until all is deleted.
    expect(await seenEntries(client)).toBe(0);
    expect(await stored(userId)).toBe(0);
    expect(await pending()).toEqual([]);
    expect((await write(client, goal)).status).toBe(201);
    expect(await stored(userId)).toBe(ENTRIES);
  });

  it('lets its account be used while it is queued behind those of others', async () => {
    const people = await Promise.all([person(), person(), person()]);
    const writes = held();
    const writing = people.slice(0, 2).map(({ client, goal }) => write(client, goal));
    await expect.poll(() => writes.count).toBe(2);
    const { client, goal, userId } = people[2];
    asked = 0;
    const queued = write(client, goal);
    await expect.poll(() => asked).toBe(1);
    expect((await client.get('/api/focus-areas')).status).toBe(200);
    expect(writes.count).toBe(2);
    writes.goOn();
    for (const each of [...writing, queued]) expect((await each).status).toBe(201);
    expect(await stored(userId)).toBe(ENTRIES);
  });

  it('of one user takes one slot, however many of them are queued', async () => {
    const [ann, bob, ...others] = await Promise.all([person(), person(), person(), person()]);
    const first = held();
    const writing = others.map(({ client, goal }) => write(client, goal));
    await expect.poll(() => first.count).toBe(2);
    asked = 0;
    const ofAnn = ['1', '2', '3'].map((key) => write(ann.client, ann.goal, {}, key));
    await expect.poll(() => asked).toBe(3);
    const ofBob = write(bob.client, bob.goal);
    await expect.poll(() => asked).toBe(4);
    const second = held();
    first.goOn();
    await expect.poll(() => second.count).toBe(2);
    second.goOn();
    for (const each of [...writing, ...ofAnn, ofBob]) expect((await each).status).toBe(201);
    expect([await stored(ann.userId), await stored(bob.userId)]).toEqual([3 * ENTRIES, ENTRIES]);
  });

  it('happens once for a key, also when it is asked for twice at a time', async () => {
    const { client, goal, userId } = await person();
    const { begun, goOn } = held();
    const first = write(client, goal);
    await begun;
    const second = write(client, goal);
    goOn();
    expect([(await first).json, (await second).json]).toEqual([{ made: ENTRIES }, { made: ENTRIES }]);
    expect((await write(client, goal)).json).toEqual({ made: ENTRIES });
    expect(await stored(userId)).toBe(ENTRIES);
  });
});

async function seenEntries(client: Client): Promise<number> {
  return (await client.get('/api/time-entries/time-entries-by-day?date=2026-11-11')).json.length as number;
}

it('that a crash interrupted is taken back at the next start', async () => {
  await using database = await withAreas(['a']);
  const db = await database.open();
  const kept = goalRow('u', 'a', 3);
  const goals = [kept, { ...goalRow('u', 'a', 3), id: '5' }];
  await db.insertInto('goals').values(goals).execute();
  const entries = goals.flatMap(({ id }) => ['1', '5', '9'].map((n) => ({ ...entryRow('u', id, 3, 1), id: n + id })));
  await db.insertInto('time_entries').values(entries).execute();
  const scope = JSON.stringify({ kind: 'id-range', first: '5', last: '6' });
  await db.insertInto('pending_deletions').values({ user_id: 'u', id: 'p', scope }).execute();
  await db.destroy();

  const again = await database.open();
  const idsIn = async (table: 'goals' | 'time_entries' | 'pending_deletions') =>
    (await again.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  expect(await idsIn('goals')).toEqual([kept.id]);
  expect(await idsIn('time_entries')).toEqual([`1${kept.id}`, `9${kept.id}`]);
  expect(await idsIn('pending_deletions')).toEqual([]);
  await again.destroy();
});

it('that a crash interrupted leaves what another request has added to the account', async () => {
  await using database = await withAreas(['imported', 'own']);
  const db = await database.open();
  const goals = ['imported', 'own'].map((area) => goalRow('u', area, 3));
  await db.insertInto('goals').values(goals).execute();
  await db
    .insertInto('time_entries')
    .values(goals.map(({ id }) => entryRow('u', id, 3, 1)))
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

/** A database on disk with a user `u` who has these focus areas. */
async function withAreas(ids: readonly string[]) {
  const database = await sqlite.make();
  const open = () => openDatabase(database.settings, { onLost: () => {} });
  const db = await open();
  await db.insertInto('users').values(userRow('u')).execute();
  const areas = ids.map((id) => ({ user_id: 'u', id, name: id, description: '', created_at: 2, name_key: id }));
  await db.insertInto('focus_areas').values(areas).execute();
  await db.destroy();
  return { open, [Symbol.asyncDispose]: () => database.remove() };
}
