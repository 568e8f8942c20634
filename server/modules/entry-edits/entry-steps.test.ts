import { expect, it } from 'vitest';
import { entryEdits } from '#contract/time-entries/entry-edits.ts';
import { type TimeEntry, entryMessages } from '#contract/time-entries/time-entries.ts';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createStepUser } from '#server/testing/fixtures/step-user.ts';
import { iso } from '#server/testing/fixtures/tracking-user.ts';

const HOUR = 3_600_000;

async function createUser(t: TestApp) {
  const ann = await createStepUser(t);
  return {
    ...ann,
    /** Adds an hour that ended this many hours ago. */
    track: async (hoursAgo: number, step: object = {}, goalId = ann.goal): Promise<TimeEntry> => {
      const end = t.now - hoursAgo * HOUR;
      return (await ann.post({ goalId, startAt: iso(end - HOUR), endAt: iso(end), ...step })).json;
    },
    split: (entry: TimeEntry) =>
      ann.send('POST', `/api/time-entries/${entry._id}/split`, { at: iso(Date.parse(entry.startAt) + HOUR / 2) }),
    join: (id: string, nextId: string) => ann.send('POST', `/api/time-entries/${id}/join`, { nextId }),
    change: (...changes: object[]) => ann.send('PATCH', '/api/time-entries', { changes }),
  };
}

describeOnEachDatabase('splitting an entry on a task or resource', {}, (t) => {
  it('keeps it in both parts, which can be joined again', async () => {
    const ann = await createUser(t);
    for (const entry of [await ann.track(5, { taskId: ann.read }), await ann.track(2, { inventoryItemId: ann.book })]) {
      const { taskId, inventoryItemId, stepTitle } = entry;
      const { status, json } = await ann.split(entry);
      const step = { taskId, inventoryItemId, stepTitle };
      expect([status, json.entries]).toMatchObject([201, [step, step]]);
      const [first, second] = json.entries;
      expect((await ann.join(first._id, second._id)).json).toEqual(entry);
    }
    expect(await ann.steps()).toEqual(['Read', 'Book']);
  });

  it('cannot be undone once the parts are tracked on different tasks', async () => {
    const ann = await createUser(t);
    const [first, second] = (await ann.split(await ann.track(2, { taskId: ann.read }))).json.entries;
    for (const step of [{ taskId: ann.write }, { inventoryItemId: ann.book }, { inventoryItemId: null }]) {
      await ann.patch(second._id, step);
      const { status, json } = await ann.join(first._id, second._id);
      expect([status, json]).toEqual([409, { message: entryEdits.join.messages[409] }]);
    }
    await ann.patch(second._id, { taskId: ann.read });
    expect((await ann.join(first._id, second._id)).status).toBe(200);
    expect(await ann.steps()).toEqual(['Read']);
  });
});

describeOnEachDatabase('changing several entries on tasks and resources', {}, (t) => {
  it('keeps them within their goal, and clears them in another one', async () => {
    const ann = await createUser(t);
    const [read, book, crawl] = [
      await ann.track(6, { taskId: ann.read }),
      await ann.track(4, { inventoryItemId: ann.book }),
      await ann.track(2, { taskId: ann.crawl }, ann.other),
    ];
    const ids = [read, book, crawl].map(({ _id }) => _id);
    await ann.change({ ids, addTags: ['home'] });
    await ann.change({ ids: [read._id, book._id], goalId: ann.goal });
    expect(await ann.steps()).toEqual(['Read', 'Book', 'Crawl']);
    const { json } = await ann.change({ ids, goalId: ann.other });
    expect(json.entries).toEqual(await ann.day('2026-11-11'));
    expect(await ann.steps()).toEqual([null, null, 'Crawl']);
    const back = await ann.change(
      { ids: [read._id], goalId: ann.goal, taskId: ann.read },
      { ids: [book._id], goalId: ann.goal, inventoryItemId: ann.book },
    );
    expect(back.json.entries.map(({ stepTitle }: TimeEntry) => stepTitle)).toEqual(['Read', 'Book']);
  });

  it('applies the changes in order, to what each entry has then', async () => {
    const ann = await createUser(t);
    const { _id } = await ann.track(2, { taskId: ann.read });
    await ann.change({ ids: [_id], goalId: ann.other }, { ids: [_id], goalId: ann.goal });
    expect(await ann.steps()).toEqual([null]);
    await ann.change({ ids: [_id], taskId: ann.write }, { ids: [_id], goalId: ann.goal });
    expect(await ann.steps()).toEqual(['Write']);
    await ann.change({ ids: [_id], goalId: ann.other, taskId: ann.crawl }, { ids: [_id], inventoryItemId: ann.pool });
    expect(await ann.steps()).toEqual(['Pool']);
  });

  it('rejects tasks and resources of other goals and users, and changes nothing then', async () => {
    const [ann, ben] = [await createUser(t), await createUser(t)];
    const [own, other] = [await ann.track(4, { taskId: ann.read }), await ann.track(2, {}, ann.other)];
    const before = await dumpDatabase(t.db);
    const ids = [own._id, other._id];
    for (const [changes, msg] of [
      [[{ ids, taskId: ann.read }], entryMessages.task],
      [[{ ids, goalId: ann.other, inventoryItemId: ann.book }], entryMessages.item],
      [[{ ids: [own._id], taskId: ben.read }], entryMessages.task],
      [[{ ids: [own._id], taskId: ann.read, inventoryItemId: ann.book }], entryMessages.oneStep],
      [[{ ids: [own._id], taskId: 'x' }], entryMessages.task],
      [
        [
          { ids: [own._id], taskId: ann.write },
          { ids: [own._id], goalId: ann.goal, taskId: ann.crawl },
        ],
        entryMessages.task,
      ],
    ] as const) {
      const { status, json } = await ann.change(...changes);
      expect([status, json.message]).toEqual([422, msg]);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });
});
