import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { defineEndpoints } from '#contract/schema/endpoint.ts';
import { idempotencyKeysPerAccount, idempotencyTtlMs } from '#domain/limits.ts';
import { newId } from '#server/db/id.ts';
import type { Tx } from '#server/db/transaction.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { getUserId } from '#server/testing/fixtures/factories.ts';
import type { TestClient } from '#server/testing/client.ts';
import { insertMany } from '#server/testing/fixtures/insert-many.ts';
import { deleteExpiredRows } from '#server/db/cleanup/expired-rows.ts';
import { created, defineRoutes } from './register.ts';

const noteBody = z.object({
  text: z.string('Text is required.'),
  fail: z.optional(z.boolean()),
  isUnique: z.optional(z.boolean()),
});
const createNoteEndpoint = {
  method: 'POST',
  access: 'session',
  creates: true,
  body: noteBody,
  responses: { 201: z.object({ _id: z.string(), text: z.string() }) },
} as const;

const notes = defineEndpoints({
  create: { ...createNoteEndpoint, path: '/api/notes' },
  createInTransaction: { ...createNoteEndpoint, path: '/api/notes-in-transaction' },
  createOther: {
    method: 'POST',
    path: '/api/other-notes',
    access: 'session',
    creates: true,
    body: z.object({ text: z.string() }),
    responses: { 201: z.object({ _id: z.string() }) },
  },
});

/** Uses the `secrets` table, which has a unique name and a text, and belongs to no user. */
async function storeNote(tx: Tx, { text, fail, isUnique }: z.infer<typeof noteBody>, now: number) {
  const _id = newId(now);
  await tx
    .insertInto('secrets')
    .values({ name: `note ${isUnique ? text : _id}`, value: text })
    .execute();
  if (fail) throw new Error('failed half-way');
  return created({ _id, text, hidden: 'never sent' });
}

const noteRoutes = defineRoutes(notes, () => ({
  create: ({ body, now, idempotent }) => idempotent((tx) => storeNote(tx, body, now)),
  createInTransaction: { inTransaction: (tx, { body, now }) => storeNote(tx, body, now) },
  createOther: ({ now, idempotent }) => idempotent(async () => created({ _id: newId(now) })),
}));

describeOnEachDatabase('Idempotency-Key', { extraRoutes: [noteRoutes] }, (t) => {
  const createNote = (client: TestClient, body: object, key?: string, path = '/api/notes') =>
    client.post(path, body, { headers: key === undefined ? {} : { 'idempotency-key': key } });
  const countNotes = async (text: string) =>
    (await t.db.selectFrom('secrets').selectAll().where('value', '=', text).execute()).length;

  describe.each([
    ['a handler that calls `idempotent`', '/api/notes'],
    ['a handler declared with `inTransaction`', '/api/notes-in-transaction'],
  ])('with %s', (_, path) => {
    const uniqueText = () => `text ${randomUUID()}`;
    const createConcurrently = async (client: TestClient, body: object) => {
      const token = await client.csrfToken();
      const headers = { 'idempotency-key': randomUUID(), 'x-csrf-token': token, 'content-type': 'application/json' };
      return Promise.all(
        Array.from({ length: 20 }, () => client.send('POST', path, JSON.stringify(body), { headers })),
      );
    };

    it('returns the stored response for the same key, and repeats the work for another key or none', async () => {
      const ann = await t.signUp();
      const [key, text] = [randomUUID(), uniqueText()];
      const first = await createNote(ann, { text }, key, path);
      expect(first.status).toBe(201);
      const second = await createNote(ann, { text }, key, path);
      expect(second.status).toBe(201);
      expect(second.text).toBe(first.text);
      expect(Object.keys(second.json)).toEqual(['_id', 'text']);
      expect(await countNotes(text)).toBe(1);
      await createNote(ann, { text }, undefined, path);
      await createNote(ann, { text }, randomUUID(), path);
      expect(await countNotes(text)).toBe(3);
    });

    it('returns the stored response even if repeating the work would fail', async () => {
      const ann = await t.signUp();
      const [key, body] = [randomUUID(), { text: uniqueText(), isUnique: true }];
      const first = await createNote(ann, body, key, path);
      const second = await createNote(ann, body, key, path);
      expect([second.status, second.text]).toEqual([201, first.text]);
      expect((await createNote(ann, body, randomUUID(), path)).status).toBe(409);
    });

    it.each([false, true])(
      'does the work once for 20 concurrent requests, which all get the same response (unique: %s)',
      async (isUnique) => {
        const text = uniqueText();
        const responses = await createConcurrently(await t.signUp(), { text, isUnique });
        expect(new Set(responses.map((response) => response.text)).size).toBe(1);
        expect(responses[0]!.status).toBe(201);
        expect(await countNotes(text)).toBe(1);
      },
    );

    it('does not store errors: the work is rolled back, and a retry can succeed', async () => {
      const ann = await t.signUp();
      const [key, text] = [randomUUID(), uniqueText()];
      expect((await createNote(ann, { text, fail: true }, key, path)).status).toBe(500);
      expect(await countNotes(text)).toBe(0);
      expect((await createNote(ann, { text }, key, path)).status).toBe(201);
      expect(await countNotes(text)).toBe(1);
      expect((await createNote(ann, { text: 7 }, randomUUID(), path)).status).toBe(422);
    });

    it('is rejected if it was used for another request, and the work is rolled back', async () => {
      const ann = await t.signUp();
      const [key, text] = [randomUUID(), uniqueText()];
      await createNote(ann, { text }, key, '/api/other-notes');
      const { status, json } = await createNote(ann, { text }, key, path);
      expect([status, json.errors[0].field]).toEqual([422, 'Idempotency-Key']);
      expect(await countNotes(text)).toBe(0);
    });

    it('expires after 24 hours, even before the cleanup', async () => {
      const ann = await t.signUp();
      const [key, text] = [randomUUID(), uniqueText()];
      await createNote(ann, { text }, key, path);
      t.now += idempotencyTtlMs - 1;
      await createNote(ann, { text }, key, path);
      expect(await countNotes(text)).toBe(1);
      t.now += 1;
      const replacement = await createNote(ann, { text }, key, path);
      expect(await countNotes(text)).toBe(2);
      expect((await createNote(ann, { text }, key, path)).text).toBe(replacement.text);
      expect(await countNotes(text)).toBe(2);
    });
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
    const first = await createNote(ann, { text: 'encoded' }, key);
    const again = await createNote(ann, { text: 'encoded' }, key, '/%61pi/n%6Ftes?again');
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await countNotes('encoded')).toBe(1);
  });

  it('is rejected with 422 if it is invalid', async () => {
    const ann = await t.signUp();
    for (const invalid of ['', ' ', 'a b', 'x'.repeat(201), 'é']) {
      expect((await createNote(ann, { text: 'first' }, invalid)).status).toBe(422);
    }
  });

  it('is deleted by the cleanup after 24 hours', async () => {
    await createNote(await t.signUp(), { text: 'daily' }, randomUUID());
    t.now += idempotencyTtlMs;
    await deleteExpiredRows(t.db, t.now);
    expect(await t.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });

  it('is deleted early, oldest first, if the user has too many', async () => {
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
