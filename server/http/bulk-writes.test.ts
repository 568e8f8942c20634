import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoint.ts';
import { idRange } from '../db/id.ts';
import { openDatabase } from '../db/open.ts';
import { entryRow, goalRow, makeFocusArea, makeGoal, userIdOf } from '../testing/account.ts';
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

let began = () => {};
let mayGoOn = Promise.resolve();

const probeRoutes = routes(probe, () => ({
  write: async ({ userId, body, now, onceBulk }) => {
    const ids = idRange(now, ENTRIES);
    return onceBulk({
      prepare: async () => ({ kind: 'id-range', first: ids.first, last: ids.last }),
      async write(chunk) {
        for (let n = 0; n < ENTRIES; n++) {
          const row = { ...entryRow(userId, body.goal, now - (n + 1) * 60_000, 1), id: ids.next() };
          await chunk((tx) => tx.insertInto('time_entries').values(row).execute());
          began();
          await mayGoOn;
        }
        if (body.fails) throw new Error('failed half-way');
      },
      finish: async () => created({ made: ENTRIES }),
    });
  },
}));

/** Holds the write up after its first chunk. */
function held() {
  const first = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  [began, mayGoOn] = [first.resolve, go.promise];
  return { begun: first.promise, goOn: go.resolve };
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
  const database = await sqlite.make();
  const open = () => openDatabase(database.settings, { onLost: () => {} });
  const db = await open();
  const user = { id: 'u', email: 'e', email_key: 'e', password_hash: 'h', time_zone: 'UTC', created_at: 1 };
  await db.insertInto('users').values(user).execute();
  const area = { user_id: 'u', id: 'a', name: 'A', description: '', created_at: 2, name_key: 'a' };
  await db.insertInto('focus_areas').values(area).execute();
  const kept = goalRow('u', 'a', 3);
  const goals = [kept, { ...goalRow('u', 'a', 3), id: '5' }];
  await db.insertInto('goals').values(goals).execute();
  const entries = goals.flatMap(({ id }) => ['1', '5', '9'].map((n) => ({ ...entryRow('u', id, 3, 1), id: n + id })));
  await db.insertInto('time_entries').values(entries).execute();
  const scope = JSON.stringify({ kind: 'id-range', first: '5', last: '6' });
  await db.insertInto('pending_deletions').values({ user_id: 'u', id: 'p', scope }).execute();
  await db.destroy();

  const again = await open();
  const idsIn = async (table: 'goals' | 'time_entries' | 'pending_deletions') =>
    (await again.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  expect(await idsIn('goals')).toEqual([kept.id]);
  expect(await idsIn('time_entries')).toEqual([`1${kept.id}`, `9${kept.id}`]);
  expect(await idsIn('pending_deletions')).toEqual([]);
  await again.destroy();
  await database.remove();
});
