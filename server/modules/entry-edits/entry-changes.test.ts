import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { entryEditMessages, entryEdits } from '#contract/time-entries/entry-edits.ts';
import { createFieldError } from '#contract/schema/errors.ts';
import { limits } from '#domain/limits.ts';
import { entryTextColumns, tagSearchText } from '#server/db/entry-text.ts';
import { buildEntryRow, createGoal } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createTrackingUser, iso } from '#server/testing/fixtures/tracking-user.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const range = <T>(count: number, create: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => create(n));

type User = Awaited<ReturnType<typeof createTrackingUser>>;

const change = (user: User, ...changes: object[]) => user.send('PATCH', '/api/time-entries', { changes });
const remove = (user: User, ids: readonly string[]) => user.send('POST', '/api/time-entries/delete', { ids });

describeOnEachDatabase('changing several entries', {}, (t) => {
  const createUser = async () => {
    const user = await createTrackingUser(t);
    return { ...user, swim: await createGoal(user.client, user.area, 'Swim') };
  };

  const insertEntries = async (user: User, tagLists: readonly (readonly string[])[]) => {
    const rows = tagLists.map((tags, n) => ({
      ...buildEntryRow(user.userId, user.goal, t.now - (tagLists.length - n) * HOUR, 30),
      ...entryTextColumns(`Note ${n}`, tags),
    }));
    await t.db.insertInto('time_entries').values(rows).execute();
    return rows.map(({ id }) => id);
  };

  const insertMany = (user: User, count: number) =>
    insertEntries(
      user,
      range(count, () => []),
    );
  const tagsOf = async (user: User) => (await user.rows()).map(({ tags }) => JSON.parse(tags) as string[]);
  const goalsOf = async (user: User) => (await user.rows()).map(({ goal_id }) => goal_id);

  it('moves them to another goal, and back to their own goals', async () => {
    const ann = await createUser();
    const ids = [...(await insertMany(ann, 2)), await ann.insert(t.now - 10 * MINUTE, t.now, ann.swim)];
    const rows = await ann.rows();
    const { status, json } = await change(ann, { ids: [...ids, ids[0]], goalId: ann.swim });
    expect(status).toBe(200);
    expect(json.entries).toMatchObject(ids.map((_id) => ({ _id, goalId: ann.swim, goal: { title: 'Swim' } })));
    expect(await goalsOf(ann)).toEqual([ann.swim, ann.swim, ann.swim]);
    await change(ann, { ids: ids.slice(0, 2), goalId: ann.goal }, { ids: ids.slice(2), goalId: ann.swim });
    expect(await ann.rows()).toEqual(rows);
  });

  it('adds and removes tags regardless of case, and keeps their order and the search text up to date', async () => {
    const ann = await createUser();
    const ids = await insertEntries(ann, [['Client', 'home'], [], ['home', 'Émile']]);
    const { json } = await change(ann, { ids, removeTags: ['HOME', 'other'], addTags: ['CLIENT', 'émile', 'New'] });
    const expected = [
      ['Client', 'émile', 'New'],
      ['CLIENT', 'émile', 'New'],
      ['Émile', 'CLIENT', 'New'],
    ];
    expect(await tagsOf(ann)).toEqual(expected);
    expect(json.entries.map(({ tags }: { tags: string[] }) => tags)).toEqual(expected);
    const rows = await ann.rows();
    expect(rows.map(({ search_text }) => search_text)).toEqual(
      expected.map((tags, n) => entryTextColumns(`Note ${n}`, tags).search_text),
    );
    expect(rows.every(({ search_text }) => search_text.includes(tagSearchText('new')))).toBe(true);
  });

  it('replaces the tags of each entry, which undoes a change of tags', async () => {
    const ann = await createUser();
    const tagLists = [['b', 'a'], [], ['a']];
    const ids = await insertEntries(ann, tagLists);
    const before = await ann.rows();
    await change(ann, { ids, removeTags: ['a'], addTags: ['c'] });
    expect(await tagsOf(ann)).toEqual([['b', 'c'], ['c'], ['c']]);
    await change(ann, ...ids.map((id, n) => ({ ids: [id], tags: tagLists[n] })));
    expect(await ann.rows()).toEqual(before);
  });

  it('replaces the tags of 500 entries that each have twenty long tags of their own', async () => {
    const ann = await createUser();
    const tagLists = range(limits.entriesPerRequest, (n) =>
      range(limits.tags, (m) => '𝄞'.repeat(limits.tagLength - 5) + String(10_000 + n * limits.tags + m)),
    );
    const ids = await insertEntries(ann, tagLists);
    const before = await ann.rows();
    expect((await change(ann, { ids, removeTags: tagLists[0]!.slice(1) })).status).toBe(200);
    expect(await ann.rows()).not.toEqual(before);
    const undone = await change(ann, ...ids.map((id, n) => ({ ids: [id], tags: tagLists[n] })));
    expect([undone.status, undone.json.entries?.length]).toEqual([200, ids.length]);
    expect(await ann.rows()).toEqual(before);
  });

  it("changes nothing if one of the ids is unknown, malformed or another user's", async () => {
    const [ann, ben] = [await createUser(), await createUser()];
    const ids = await insertMany(ann, 3);
    const [bensEntry = ''] = await insertMany(ben, 1);
    const before = await dumpDatabase(t.db);
    for (const id of [bensEntry, randomUUID()]) {
      for (const body of [{ goalId: ann.swim }, { addTags: ['new'] }, { tags: ['new'] }]) {
        expect((await change(ann, { ids: [...ids, id], ...body })).status).toBe(404);
        expect((await change(ann, { ids, ...body }, { ids: [id], ...body })).status).toBe(404);
      }
      expect((await remove(ann, [...ids, id])).status).toBe(404);
    }
    for (const goalId of [ben.swim, randomUUID()]) expect((await change(ann, { ids, goalId })).status).toBe(404);
    expect((await change(ann, { ids: [...ids, 'x'], addTags: ['new'] })).status).toBe(422);
    expect((await remove(ann, [...ids, 'x'])).status).toBe(422);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('changes nothing if the goal is closed', async () => {
    const ann = await createUser();
    const ids = await insertMany(ann, 3);
    await ann.send('PATCH', `/api/goals/${ann.swim}/status`, { status: 'Completed' });
    const before = await dumpDatabase(t.db);
    const { status, json } = await change(ann, { ids, goalId: ann.swim, addTags: ['new'] });
    expect([status, json.message]).toEqual([409, entryEdits.update.messages[409]]);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('changes the tags of entries of a closed goal', async () => {
    const ann = await createUser();
    const ids = await insertMany(ann, 2);
    await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Completed' });
    expect((await change(ann, { ids, addTags: ['new'] })).status).toBe(200);
    expect(await tagsOf(ann)).toEqual([['new'], ['new']]);
  });

  it('changes nothing if an entry would get more than twenty tags', async () => {
    const ann = await createUser();
    const ids = await insertEntries(ann, [[], range(limits.tags, (n) => `tag ${n}`)]);
    const before = await dumpDatabase(t.db);
    const { status, json } = await change(ann, { ids, addTags: ['new'] });
    expect([status, json.errors]).toEqual([422, [createFieldError('changes', entryEditMessages.tooManyTags)]]);
    for (const tags of [range(limits.tags + 1, String), ['a,b'], ['x'.repeat(41)], ['a\nb'], [' ']])
      for (const body of [{ tags }, { addTags: tags }, { removeTags: tags }])
        expect((await change(ann, { ids, ...body })).status).toBe(422);
    expect(await dumpDatabase(t.db)).toBe(before);
    expect((await change(ann, { ids, removeTags: ['TAG 0'], addTags: ['new'] })).status).toBe(200);
  });

  it('accepts 500 entries, but no more, none, or ambiguous tags', async () => {
    const ann = await createUser();
    const ids = await insertMany(ann, limits.entriesPerRequest + 1);
    const before = await dumpDatabase(t.db);
    const tooMany = [createFieldError('changes', entryEditMessages.tooMany)];
    const none = [createFieldError('changes', entryEditMessages.none)];
    expect((await change(ann, { ids, goalId: ann.swim })).json.errors).toEqual(tooMany);
    const halves = [{ ids: ids.slice(0, 300) }, { ids: ids.slice(300) }];
    expect((await change(ann, ...halves)).json.errors).toEqual(tooMany);
    for (const changes of [[], [{ ids: [], goalId: ann.swim }]])
      expect((await change(ann, ...changes)).json.errors).toEqual(none);
    expect((await change(ann, { ids: ids.slice(1), tags: [], addTags: ['a'] })).status).toBe(422);
    const noObject = await ann.send('PATCH', '/api/time-entries', { changes: [null] });
    expect(noObject.json.errors).toEqual([createFieldError('changes', 'Expected a list of changes.')]);
    expect((await remove(ann, ids)).json.errors).toEqual([createFieldError('ids', entryEditMessages.tooMany)]);
    expect((await remove(ann, [])).json.errors).toEqual([createFieldError('ids', entryEditMessages.none)]);
    expect(await dumpDatabase(t.db)).toBe(before);
    const changed = await change(ann, { ids: ids.slice(1), goalId: ann.swim, addTags: ['new'] });
    expect([changed.status, changed.json.entries.length]).toEqual([200, limits.entriesPerRequest]);
    expect((await remove(ann, ids.slice(1))).status).toBe(200);
    expect((await ann.rows()).map(({ id }) => id)).toEqual(ids.slice(0, 1));
  });

  it('moves a running timer to a goal without one, and rejects a second timer in a goal', async () => {
    const ann = await createUser();
    const [run, swim] = [(await ann.start()).json._id, (await ann.start(ann.swim)).json._id];
    const climb = await createGoal(ann.client, ann.area, 'Climb');
    const before = await dumpDatabase(t.db);
    for (const body of [
      { ids: [run], goalId: ann.swim },
      { ids: [run, swim], goalId: climb },
    ]) {
      const { status, json } = await change(ann, body);
      expect([status, json.errors]).toEqual([422, [createFieldError('changes', entryEditMessages.timersOverlap)]]);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
    expect((await change(ann, { ids: [run], goalId: climb })).json.entries).toMatchObject([{ endAt: null }]);
    expect((await ann.active()).map(({ goalId }) => goalId).toSorted()).toEqual([ann.swim, climb].toSorted());
  });

  it('treats forgotten timers as ended', async () => {
    const ann = await createUser();
    const [old, running] = [await ann.insert(t.now - 9 * DAY, null), await ann.insert(t.now - 8 * DAY, null, ann.swim)];
    const { json } = await change(ann, { ids: [old], goalId: ann.swim });
    expect(json.entries).toMatchObject([{ durationSec: (7 * DAY) / 1000 }]);
    expect(await ann.rows()).toMatchObject([
      { id: old, goal_id: ann.swim, ended_at: t.now - 2 * DAY },
      { id: running, ended_at: t.now - DAY },
    ]);
  });

  it('deletes all of them, even running timers, and restores them together', async () => {
    const ann = await createUser();
    const [kept = '', ...ids] = await insertMany(ann, 3);
    ids.push((await ann.start(ann.swim)).json._id);
    const before = await ann.rows();
    const { status, json } = await remove(ann, [...ids, ...ids]);
    expect(status).toBe(200);
    expect(await ann.rows()).toMatchObject([{ id: kept }]);
    const { json: deletions } = await ann.client.get('/api/deletions');
    expect(deletions).toMatchObject([
      { _id: json.deletionId, kind: 'timeEntry', startAt: iso(before[1]!.started_at), contents: { timeEntries: 2 } },
    ]);
    expect((await ann.send('POST', `/api/deletions/${json.deletionId}/restore`)).status).toBe(200);
    expect(await ann.rows()).toEqual(before);
  });

  it('takes as many statements for 500 entries as for two', async () => {
    const ann = await createUser();
    const counts: number[][] = [];
    for (const size of [2, limits.entriesPerRequest]) {
      const ids = await insertMany(ann, size);
      const count = async (send: () => Promise<{ status: number }>) => {
        const before = t.statements.length;
        expect((await send()).status).toBeLessThan(300);
        return t.statements.length - before;
      };
      counts.push([
        await count(() => change(ann, { ids, goalId: ann.swim, addTags: ['new'] })),
        await count(() => change(ann, ...ids.map((id, n) => ({ ids: [id], tags: [`tag ${n}`] })))),
        await count(() => remove(ann, ids)),
      ]);
    }
    expect(counts[1]).toEqual(counts[0]);
  });

  it('leaves at most one timer per goal, and all or none moved, when timers start and stop at the same time', async () => {
    const ann = await createUser();
    for (let round = 0; round < 8; round++) {
      const run = (await ann.start()).json._id;
      const ids: string[] = [run, ...(await insertMany(ann, 3))];
      t.now += MINUTE;
      const requests = [
        () => change(ann, { ids, goalId: ann.swim }),
        () => ann.start(ann.swim),
        () => ann.stop(run),
        () => ann.patch(ids[1]!, { note: `Round ${round}` }),
      ];
      const responses = await Promise.all(requests.map((_, n) => requests[(n + round) % requests.length]!()));
      for (const { status } of responses) expect([200, 201, 422]).toContain(status);
      const rows = await ann.rows();
      const moved = ids.map((id) => rows.find((row) => row.id === id)!.goal_id);
      expect(new Set(moved).size).toBe(1);
      expect(rows.find(({ id }) => id === ids[1])!.note).toBe(`Round ${round}`);
      for (const { _id } of await ann.active()) await ann.stop(_id);
      t.now += MINUTE;
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('changes all or none when one of them, or the goal, is deleted at the same time', async () => {
    const ann = await createUser();
    for (let round = 0; round < 8; round++) {
      const target = await createGoal(ann.client, ann.area, `Target ${round}`);
      const ids = await insertMany(ann, 4);
      const [changed] = await Promise.all([
        change(ann, { ids, goalId: target, addTags: [`round ${round}`] }),
        round % 2 === 0 ? ann.remove(ids[2]!) : ann.send('DELETE', `/api/safe-delete/goals/${target}`),
        ann.patch(ids[0]!, { note: 'Edited' }),
      ]);
      expect([200, 404]).toContain(changed.status);
      const rows = (await ann.rows()).filter(({ id }) => ids.includes(id));
      expect(new Set(rows.map(({ goal_id, tags }) => `${goal_id} ${tags}`)).size).toBeLessThanOrEqual(1);
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
