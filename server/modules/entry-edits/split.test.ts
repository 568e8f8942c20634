import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { entryEditMessages, entryEdits } from '#contract/time-entries/entry-edits.ts';
import { createFieldError } from '#contract/schema/errors.ts';
import { accountQuotas } from '#domain/limits.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createTrackingUser, iso } from '#server/testing/fixtures/tracking-user.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type User = Awaited<ReturnType<typeof createTrackingUser>>;

const split = (user: User, id: string, at: number | string, headers?: Record<string, string>) =>
  user.send('POST', `/api/time-entries/${id}/split`, { at: typeof at === 'string' ? at : iso(at) }, headers);
const join = (user: User, id: string, nextId: string) => user.send('POST', `/api/time-entries/${id}/join`, { nextId });

describeOnEachDatabase('splitting an entry', {}, (t) => {
  const addEntry = async (user: User, start = t.now - 3 * HOUR, end = t.now - HOUR) => {
    const body = { goalId: user.goal, startAt: iso(start), endAt: iso(end), note: 'Hills', tags: ['outdoors'] };
    return (await user.post(body)).json;
  };

  it('ends it at the given second and adds an entry with the same goal, note and tags for the rest', async () => {
    const ann = await createTrackingUser(t);
    const entry = await addEntry(ann);
    const at = t.now - 2 * HOUR;
    const { status, json } = await split(ann, entry._id, at + 700);
    expect(status).toBe(201);
    const [first, second] = json.entries;
    expect(first).toEqual({ ...entry, endAt: iso(at), durationSec: 3600 });
    expect(second).toEqual({ ...entry, _id: second._id, startAt: iso(at), durationSec: 3600 });
    const rows = await ann.rows();
    expect(rows.map(({ id }) => id)).toEqual([entry._id, second._id]);
    expect(rows[1]!.search_text).toBe(rows[0]!.search_text);
  });

  it('is possible from a second after the start to a second before the end', async () => {
    const ann = await createTrackingUser(t);
    const [start, end] = [t.now - 3 * HOUR, t.now - HOUR];
    const { _id } = await addEntry(ann, start, end);
    const before = await dumpDatabase(t.db);
    for (const at of [start - HOUR, start, start + 999, end, end + SECOND, t.now + DAY]) {
      const { status, json } = await split(ann, _id, at);
      expect([status, json.errors]).toEqual([422, [createFieldError('at', entryEditMessages.outside)]]);
    }
    for (const at of ['', 'noon', '2026-02-30T00:00:00.000Z']) expect((await split(ann, _id, at)).status).toBe(422);
    expect(await dumpDatabase(t.db)).toBe(before);
    expect((await split(ann, _id, end - SECOND)).status).toBe(201);
    expect((await split(ann, _id, start + SECOND)).status).toBe(201);
    expect((await ann.rows()).map(({ started_at, ended_at }) => (ended_at! - started_at) / SECOND)).toEqual([
      1, 7198, 1,
    ]);
  });

  it('rejects a running timer, but splits a forgotten one within its seven days', async () => {
    const ann = await createTrackingUser(t);
    const running = await ann.insert(t.now - 2 * HOUR, null);
    const before = await dumpDatabase(t.db);
    const { status, json } = await split(ann, running, t.now - HOUR);
    expect([status, json.errors]).toEqual([422, [createFieldError('at', entryEditMessages.running)]]);
    expect(await dumpDatabase(t.db)).toBe(before);
    await ann.stop(running);
    const forgotten = await ann.insert(t.now - 9 * DAY, null);
    const parts = (await split(ann, forgotten, t.now - 5 * DAY)).json.entries;
    expect(parts).toMatchObject([{ durationSec: (4 * DAY) / SECOND }, { durationSec: (3 * DAY) / SECOND }]);
  });

  it("is possible if the goal is closed, and responds with 404 for other users' entries", async () => {
    const [ann, ben] = [await createTrackingUser(t), await createTrackingUser(t)];
    const { _id } = await addEntry(ann);
    await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Completed' });
    const before = await dumpDatabase(t.db);
    for (const id of [_id, randomUUID()]) expect((await split(ben, id, t.now - 2 * HOUR)).status).toBe(404);
    expect(await dumpDatabase(t.db)).toBe(before);
    expect((await split(ann, _id, t.now - 2 * HOUR)).status).toBe(201);
  });

  it('keeps the time that was tracked when two tabs split the same entry', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = await addEntry(ann);
    const at = t.now - 2 * HOUR;
    const responses = await Promise.all([split(ann, _id, at), split(ann, _id, at), split(ann, _id, at + SECOND)]);
    expect(responses.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    const rows = await ann.rows();
    expect(rows.reduce((sum, { started_at, ended_at }) => sum + ended_at! - started_at, 0)).toBe(2 * HOUR);
  });

  it('counts towards the quota of entries', async () => {
    const ann = await createTrackingUser(t);
    const { _id } = await addEntry(ann);
    const { max } = accountQuotas.timeEntries;
    await t.db
      .updateTable('account_sizes')
      .set({ time_entries: max - 1 })
      .where('user_id', '=', ann.userId)
      .execute();
    await split(ann, _id, t.now - 2 * HOUR);
    const sizes = await t.db
      .selectFrom('account_sizes')
      .select('time_entries')
      .where('user_id', '=', ann.userId)
      .executeTakeFirstOrThrow();
    expect(sizes.time_entries).toBe(max);
  });

  it('is undone by joining the parts', async () => {
    const ann = await createTrackingUser(t);
    const entry = await addEntry(ann);
    const before = await ann.rows();
    const [first, second] = (await split(ann, entry._id, t.now - 2 * HOUR)).json.entries;
    const { status, json } = await join(ann, first._id, second._id);
    expect([status, json]).toEqual([200, entry]);
    expect(await ann.rows()).toEqual(before);
  });

  it('is not undone if one of the parts has changed', async () => {
    const ann = await createTrackingUser(t);
    const other = await createTrackingUser(t);
    const at = t.now - 2 * HOUR;
    const changes: object[] = [{ note: 'Flat' }, { tags: ['Outdoors'] }, { startAt: iso(at + HOUR / 2) }];
    for (const change of changes) {
      const { _id } = await addEntry(ann);
      const [first, second] = (await split(ann, _id, at)).json.entries;
      await ann.patch(second._id, change);
      const before = await dumpDatabase(t.db);
      const { status, json } = await join(ann, first._id, second._id);
      expect([status, json.message]).toEqual([409, entryEdits.join.messages[409]]);
      for (const [from, to] of [
        [second, first],
        [first, first],
      ])
        expect((await join(ann, from._id, to._id)).status).toBe(409);
      expect((await join(other, first._id, second._id)).status).toBe(404);
      expect((await join(ann, first._id, randomUUID())).status).toBe(404);
      expect(await dumpDatabase(t.db)).toBe(before);
    }
  });

  it('is not confused with two long entries that are adjacent, or with a timer', async () => {
    const ann = await createTrackingUser(t);
    const first = await ann.insert(t.now - 10 * DAY, t.now - 5 * DAY);
    const second = await ann.insert(t.now - 5 * DAY, t.now - DAY);
    const running = await ann.insert(t.now - DAY, null);
    const before = await dumpDatabase(t.db);
    expect((await join(ann, first, second)).status).toBe(409);
    expect((await join(ann, second, running)).status).toBe(409);
    expect(await dumpDatabase(t.db)).toBe(before);
  });
});
