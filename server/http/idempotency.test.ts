import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { endpoints } from '#contract/endpoint.ts';
import { idempotencyKeysPerAccount, idempotencyLifeMs } from '#domain/limits.ts';
import { newId } from '../db/id.ts';
import { describeOnEachDatabase } from '../testing/app.ts';
import { userIdOf } from '../testing/account.ts';
import type { Client } from '../testing/client.ts';
import { insertMany } from '../testing/many-rows.ts';
import { sweep } from './housekeeping.ts';
import { created, routes } from './register.ts';

// A creating call as later nouns have them; it keeps what it makes in the table of secrets.
const notes = endpoints({
  create: {
    method: 'POST',
    path: '/api/notes',
    summary: 'Make a note',
    access: 'session',
    creates: true,
    body: z.object({ text: z.string('Text is required.'), fail: z.optional(z.boolean()) }),
    answers: { 201: z.object({ _id: z.string(), text: z.string() }) },
  },
  createOther: {
    method: 'POST',
    path: '/api/other-notes',
    summary: 'Make another note',
    access: 'session',
    creates: true,
    body: z.object({ text: z.string() }),
    answers: { 201: z.object({ _id: z.string() }) },
  },
});

const noteRoutes = routes(notes, () => ({
  create: ({ body, now, once }) =>
    once(async (tx) => {
      const _id = newId(now);
      await tx
        .insertInto('secrets')
        .values({ name: `note ${_id}`, value: body.text })
        .execute();
      if (body.fail) throw new Error('failed half-way');
      return created({ _id, text: body.text, hidden: 'never sent' });
    }),
  createOther: ({ now, once }) => once(async () => created({ _id: newId(now) })),
}));

describeOnEachDatabase('Idempotency-Key', { extra: [noteRoutes] }, (t) => {
  const make = (client: Client, body: object, key?: string, path = '/api/notes') =>
    client.post(path, body, { headers: key === undefined ? {} : { 'idempotency-key': key } });
  const count = async (text: string) =>
    (await t.db.selectFrom('secrets').selectAll().where('value', '=', text).execute()).length;

  it('the same key answers the same and does nothing; without a key or with another it is done again', async () => {
    const ann = await t.signedUp();
    const key = randomUUID();
    const first = await make(ann, { text: 'once' }, key);
    expect(first.status).toBe(201);
    const second = await make(ann, { text: 'once' }, key);
    expect(second.status).toBe(201);
    expect(second.text).toBe(first.text);
    expect(Object.keys(second.json)).toEqual(['_id', 'text']);
    expect(await count('once')).toBe(1);
    await make(ann, { text: 'once' });
    await make(ann, { text: 'once' }, randomUUID());
    expect(await count('once')).toBe(3);
  });

  it('20 at once do one thing and all get its answer', async () => {
    const ann = await t.signedUp();
    const key = randomUUID();
    const token = await ann.csrfToken();
    const headers = { 'idempotency-key': key, 'x-csrf-token': token, 'content-type': 'application/json' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ann.send('POST', '/api/notes', '{"text":"race"}', { headers })),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await count('race')).toBe(1);
  });

  it('a failure is not remembered: nothing of it stays, and the next try may succeed', async () => {
    const ann = await t.signedUp();
    const key = randomUUID();
    expect((await make(ann, { text: 'half', fail: true }, key)).status).toBe(500);
    expect(await count('half')).toBe(0);
    expect((await make(ann, { text: 'half' }, key)).status).toBe(201);
    expect(await count('half')).toBe(1);
    expect((await make(ann, { text: 7 }, randomUUID())).status).toBe(422);
  });

  it("is each user's own", async () => {
    const [ann, ben] = [await t.signedUp(), await t.signedUp()];
    const key = randomUUID();
    const hers = await make(ann, { text: "Ann's" }, key);
    const his = await make(ben, { text: "Ben's" }, key);
    expect(his.status).toBe(201);
    expect(his.json._id).not.toBe(hers.json._id);
    expect(his.text).not.toContain('Ann');
  });

  it('belongs to one call however its address is spelled', async () => {
    const ann = await t.signedUp();
    const key = randomUUID();
    const first = await make(ann, { text: 'spelled' }, key);
    const again = await make(ann, { text: 'spelled' }, key, '/%61pi/n%6Ftes?again');
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await count('spelled')).toBe(1);
  });

  it('used for another call, or not a key at all: 422', async () => {
    const ann = await t.signedUp();
    const key = randomUUID();
    await make(ann, { text: 'first' }, key);
    const other = await make(ann, { text: 'first' }, key, '/api/other-notes');
    expect(other.status).toBe(422);
    expect(other.json.errors[0].field).toBe('Idempotency-Key');
    for (const wrong of ['', ' ', 'a b', 'x'.repeat(201), 'é']) {
      expect((await make(ann, { text: 'first' }, wrong)).status).toBe(422);
    }
  });

  it('is forgotten after 24 hours, swept or not', async () => {
    const ann = await t.signedUp();
    const key = randomUUID();
    await make(ann, { text: 'daily' }, key);
    t.now += idempotencyLifeMs - 1;
    await make(ann, { text: 'daily' }, key);
    expect(await count('daily')).toBe(1);
    t.now += 1;
    await make(ann, { text: 'daily' }, key);
    expect(await count('daily')).toBe(2);
    t.now += idempotencyLifeMs;
    await sweep(t.db, t.now);
    expect(await t.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });

  it('is forgotten earlier where one user has very many, the oldest first', async () => {
    const [ann, ben] = [await t.signedUp(), await t.signedUp()];
    await make(ben, { text: 'few' }, 'few');
    const [userId, surplus] = [await userIdOf(ann), 2500];
    const columns = 'key, call, status, body, created_at';
    const age = sql`${sql.lit(t.now - idempotencyKeysPerAccount - surplus)} + n`;
    const many = idempotencyKeysPerAccount + surplus;
    await insertMany(t.db, userId, 'idempotency_keys', columns, many, sql`'key ' || n, 'POST /', 201, '', ${age}`);
    await sweep(t.db, t.now);
    const left = await t.db.selectFrom('idempotency_keys').select(['user_id', 'key']).orderBy('created_at').execute();
    expect(left.filter((row) => row.user_id !== userId)).toHaveLength(1);
    const own = left.filter((row) => row.user_id === userId);
    expect([own.length, own[0]?.key]).toEqual([idempotencyKeysPerAccount, `key ${surplus}`]);
  });
});
