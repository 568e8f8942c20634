import { expect, it } from 'vitest';
import type { EntrySuggestions } from '#contract/time-entries/time-entries.ts';
import { newId } from '#server/db/id.ts';
import { entryTextColumns } from '#server/db/entry-text.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { buildEntryRow, createGoal } from '#server/testing/fixtures/factories.ts';
import { createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';

const MINUTE = 60_000;

type TestUser = Awaited<ReturnType<typeof createTrackingUser>>;

describeOnEachDatabase('suggestions for notes and tags', {}, (t) => {
  const pathFor = (goalId: string) => `/api/time-entries/suggestions?goalId=${goalId}`;
  const suggestions = (ann: TestUser, goalId = ann.goal) => ann.list<EntrySuggestions>(pathFor(goalId));

  /** Adds entries of a minute, each older than the one before. */
  const addEntries = async (
    ann: TestUser,
    texts: readonly { readonly note?: string; readonly tags?: readonly string[] }[],
    goalId = ann.goal,
  ) => {
    const rows = texts.map(({ note = '', tags = [] }, n) => ({
      ...buildEntryRow(ann.userId, goalId, t.now - (n + 1) * MINUTE, 1),
      ...entryTextColumns(note, tags),
    }));
    await t.db.insertInto('time_entries').values(rows).execute();
  };

  it('are empty for a goal without entries', async () => {
    expect(await suggestions(await createTrackingUser(t))).toEqual({ notes: [], tags: [] });
  });

  it("list the goal's latest ten notes, newest first and each once", async () => {
    const ann = await createTrackingUser(t);
    const notes = Array.from({ length: 12 }, (_, n) => `Chapter ${n}`);
    await addEntries(
      ann,
      ['Chapter 1', '', ...notes, 'Chapter 0'].map((note) => ({ note })),
    );
    const other = await createGoal(ann.client, ann.area);
    await addEntries(ann, [{ note: 'Of another goal' }], other);
    expect((await suggestions(ann)).notes).toEqual(['Chapter 1', 'Chapter 0', ...notes.slice(2, 10)]);
    expect((await suggestions(ann, other)).notes).toEqual(['Of another goal']);
  });

  it("list the goal's tags first, then the user's others, the most used and then the latest first", async () => {
    const ann = await createTrackingUser(t);
    const other = await createGoal(ann.client, ann.area);
    await addEntries(ann, [{ tags: ['late'] }, { tags: ['often', 'early'] }, { tags: ['often'] }]);
    await addEntries(ann, [{ tags: ['Often', 'new'] }, { tags: ['twice'] }, { tags: ['twice', 'old'] }], other);
    expect((await suggestions(ann)).tags).toEqual(['often', 'late', 'early', 'twice', 'new', 'old']);
    expect((await suggestions(ann, other)).tags).toEqual(['twice', 'Often', 'new', 'old', 'late', 'early']);
  });

  it('are limited to fifty tags, and take four statements for any number of entries', async () => {
    const ann = await createTrackingUser(t);
    for (const size of [3, 300]) {
      await addEntries(
        ann,
        Array.from({ length: size }, (_, n) => ({ note: `Note ${n}`, tags: [`tag ${size} ${n}`] })),
      );
      const before = t.statements.length;
      const { notes, tags } = await suggestions(ann);
      expect(t.statements.length - before).toBe(4);
      expect([notes.length, tags.length]).toEqual(size === 3 ? [3, 3] : [10, 50]);
    }
  });

  it("never contain another user's texts, and do not exist for an unknown goal or another user's", async () => {
    const [ann, ben] = [await createTrackingUser(t), await createTrackingUser(t)];
    await addEntries(ann, [{ note: 'Private', tags: ['secret'] }]);
    expect(await suggestions(ben)).toEqual({ notes: [], tags: [] });
    const [foreign, unknown] = [await ben.client.get(pathFor(ann.goal)), await ben.client.get(pathFor(newId(t.now)))];
    expect(foreign.status).toBe(404);
    expect(foreign.json).toEqual(unknown.json);
    const invalid = await ben.client.get(pathFor('none'));
    expect([invalid.status, invalid.json.errors[0].field]).toEqual([422, 'goalId']);
  });
});
