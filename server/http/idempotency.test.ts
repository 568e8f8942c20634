import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { idempotencyKeysPerAccount, idempotencyTtlMs } from '#domain/limits.ts';
import { newId } from '#server/db/id.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { getUserId } from '#server/testing/fixtures/factories.ts';
import type { TestClient } from '#server/testing/client.ts';
import { insertMany } from '#server/testing/fixtures/insert-many.ts';
import { deleteExpiredRows } from '#server/db/cleanup/expired-rows.ts';
import { created, defineRoutes } from './register.ts';

// Stores notes in the table of secrets.
const notes = defineEndpoints({
  create: {
    method: 'POST',
    path: '/api/notes',
    summary: 'Create a note',
    access: 'session',
    creates: true,
    body: z.object({ text: z.string('Text is required.'), fail: z.optional(z.boolean()) }),
    responses: { 201: z.object({ _id: z.string(), text: z.string() }) },
  },
  createOther: {
    method: 'POST',
    path: '/api/other-notes',
    summary: 'Create another note',
    access: 'session',
    creates: true,
    body: z.object({ text: z.string() }),
    responses: { 201: z.object({ _id: z.string() }) },
  },
});

const noteRoutes = defineRoutes(notes, () => ({
  create: ({ body, now, idempotent }) =>
    idempotent(async (tx) => {
      const _id = newId(now);
      await tx
        .insertInto('secrets')
        .values({ name: `note ${_id}`, value: body.text })
        .execute();
      if (body.fail) throw new Error('failed half-way');
      return created({ _id, text: body.text, hidden: 'never sent' });
    }),
  createOther: ({ now, idempotent }) => idempotent(async () => created({ _id: newId(now) })),
}));

describeOnEachDatabase('Idempotency-Key', { extraRoutes: [noteRoutes] }, (t) => {
  const createNote = (client: TestClient, body: object, key?: string, path = '/api/notes') =>
    client.post(path, body, { headers: key === undefined ? {} : { 'idempotency-key': key } });
  const countNotes = async (text: string) =>
    (await t.db.selectFrom('secrets').selectAll().where('value', '=', text).execute()).length;

  it('returns the stored response for the same key, and repeats the work for another key or none', async () => {
    const ann = await t.signUp();
    const key = randomUUID();
    const first = await createNote(ann, { text: 'once' }, key);
    expect(first.status).toBe(201);
    const second = await createNote(ann, { text: 'once' }, key);
    expect(second.status).toBe(201);
    expect(second.text).toBe(first.text);
    expect(Object.keys(second.json)).toEqual(['_id', 'text']);
    expect(await countNotes('once')).toBe(1);
    await createNote(ann, { text: 'once' });
    await createNote(ann, { text: 'once' }, randomUUID());
    expect(await countNotes('once')).toBe(3);
  });

  it('does the work once for 20 concurrent requests, which all get the same response', async () => {
    const ann = await t.signUp();
    const key = randomUUID();
    const token = await ann.csrfToken();
    const headers = { 'idempotency-key': key, 'x-csrf-token': token, 'content-type': 'application/json' };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => ann.send('POST', '/api/notes', '{"text":"race"}', { headers })),
    );
    expect(new Set(responses.map((response) => response.text)).size).toBe(1);
    expect(responses[0]!.status).toBe(201);
    expect(await countNotes('race')).toBe(1);
  });

  it('does not store errors: the work is rolled back, and a retry can succeed', async () => {
    const ann = await t.signUp();
    const key = randomUUID();
    expect((await createNote(ann, { text: 'half', fail: true }, key)).status).toBe(500);
    expect(await countNotes('half')).toBe(0);
    expect((await createNote(ann, { text: 'half' }, key)).status).toBe(201);
    expect(await countNotes('half')).toBe(1);
    expect((await createNote(ann, { text: 7 }, randomUUID())).status).toBe(422);
  });

  it('is scoped to the user', async () => {
    const [ann, ben] = [await t.signUp(), await t.signUp()];
    const key = randomUUID();
    const annsNote = await createNote(ann, { text: "Ann's" }, key);
    const bensNote = await createNote(ben, { text: "Ben's" }, key);
    expect(bensNote.status).toBe(201);
    expect(bensNote.json._id).not.toBe(annsNote.json._id);
    expect(bensNote.text).not.toContain('Ann');
  });

  it('matches the same request regardless of how its URL is encoded', async () => {
    const ann = await t.signUp();
    const key = randomUUID();
    const first = await createNote(ann, { text: 'spelled' }, key);
    const again = await createNote(ann, { text: 'spelled' }, key, '/%61pi/n%6Ftes?again');
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await countNotes('spelled')).toBe(1);
  });

  it('is rejected with 422 if it is invalid or was used for another request', async () => {
    const ann = await t.signUp();
    const key = randomUUID();
    await createNote(ann, { text: 'first' }, key);
    const other = await createNote(ann, { text: 'first' }, key, '/api/other-notes');
    expect(other.status).toBe(422);
    expect(other.json.errors[0].field).toBe('Idempotency-Key');
    for (const invalid of ['', ' ', 'a b', 'x'.repeat(201), 'é']) {
      expect((await createNote(ann, { text: 'first' }, invalid)).status).toBe(422);
    }
  });

  it('expires after 24 hours, even before the cleanup', async () => {
    const ann = await t.signUp();
    const key = randomUUID();
    await createNote(ann, { text: 'daily' }, key);
    t.now += idempotencyTtlMs - 1;
    await createNote(ann, { text: 'daily' }, key);
    expect(await countNotes('daily')).toBe(1);
    t.now += 1;
    await createNote(ann, { text: 'daily' }, key);
    expect(await countNotes('daily')).toBe(2);
    t.now += idempotencyTtlMs;
    await deleteExpiredRows(t.db, t.now);
    expect(await t.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });

  it('is deleted early, oldest first, if a user has very many', async () => {
    const [ann, ben] = [await t.signUp(), await t.signUp()];
    await createNote(ben, { text: 'few' }, 'few');
    const [userId, surplus] = [await getUserId(ann), 2500];
    const columns = 'key, call, status, body, created_at';
    const createdAt = sql`${sql.lit(t.now - idempotencyKeysPerAccount - surplus)} + n`;
    const many = idempotencyKeysPerAccount + surplus;
    await insertMany(
      t.db,
      userId,
      'idempotency_keys',
      columns,
      many,
      sql`'key ' || n, 'POST /', 201, '', ${createdAt}`,
    );
    await deleteExpiredRows(t.db, t.now);
    const remaining = await t.db
      .selectFrom('idempotency_keys')
      .select(['user_id', 'key'])
      .orderBy('created_at')
      .execute();
    expect(remaining.filter((row) => row.user_id !== userId)).toHaveLength(1);
    const own = remaining.filter((row) => row.user_id === userId);
    expect([own.length, own[0]?.key]).toEqual([idempotencyKeysPerAccount, `key ${surplus}`]);
  });
});
