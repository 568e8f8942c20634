import { expect, it } from 'vitest';
import { entryEdits } from '#contract/entry-edits.ts';
import { entryMessages } from '#contract/time-entries.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createGoal } from '#server/testing/fixtures/factories.ts';
import { createTrackingUser, iso } from '#server/testing/fixtures/tracking-user.ts';

const HOUR = 3_600_000;

describeOnEachDatabase('the task or resource of entries that are split or changed together', {}, (t) => {
  async function createRunner() {
    const ann = await createTrackingUser(t);
    const create = async (path: string, title: string, goalId = ann.goal) =>
      (await ann.send('POST', `/api/goals/${goalId}/${path}`, { title })).json._id as string;
    const addOn = async (step: object, hoursAgo: number) => {
      const times = { startAt: iso(t.now - hoursAgo * HOUR), endAt: iso(t.now - (hoursAgo - 1) * HOUR) };
      return (await ann.post({ goalId: ann.goal, ...times, ...step })).json;
    };
    return {
      ...ann,
      addOn,
      create,
      shoes: await create('tasks', 'Buy shoes'),
      map: await create('inventory', 'Map'),
      swim: await createGoal(ann.client, ann.area, 'Swim'),
      change: (...changes: object[]) => ann.send('PATCH', '/api/time-entries', { changes }),
    };
  }

  it('is that of both parts of a split, which can be joined unless one has changed', async () => {
    const ann = await createRunner();
    for (const step of [{ taskId: ann.shoes }, { inventoryItemId: ann.map }, {}]) {
      const entry = await ann.addOn(step, 3);
      const split = () => ann.send('POST', `/api/time-entries/${entry._id}/split`, { at: iso(t.now - 2.5 * HOUR) });
      const [, second] = (await split()).json.entries;
      expect(second).toMatchObject({ taskId: entry.taskId, inventoryItemId: entry.inventoryItemId });
      expect(second.stepTitle).toBe(entry.stepTitle);
      const join = () => ann.send('POST', `/api/time-entries/${entry._id}/join`, { nextId: second._id });
      const other = entry.taskId === null ? { taskId: ann.shoes } : { inventoryItemId: ann.map };
      await ann.patch(second._id, other);
      expect((await join()).json.message).toBe(entryEdits.join.messages[409]);
      await ann.patch(second._id, { taskId: entry.taskId, inventoryItemId: entry.inventoryItemId });
      expect((await join()).json).toEqual(entry);
      await ann.remove(entry._id);
    }
  });

  it('stays when tags change, is cleared by another goal, and comes back when the move is undone', async () => {
    const ann = await createRunner();
    const entries = [
      await ann.addOn({ taskId: ann.shoes }, 4),
      await ann.addOn({ inventoryItemId: ann.map }, 3),
      await ann.addOn({}, 2),
    ];
    const ids = entries.map(({ _id }) => _id);
    const tagged = (await ann.change({ ids, addTags: ['new'] })).json.entries;
    expect(tagged).toEqual(entries.map((entry) => ({ ...entry, tags: ['new'] })));
    const moved = (await ann.change({ ids, goalId: ann.swim })).json.entries;
    for (const entry of moved) expect(entry).toMatchObject({ taskId: null, inventoryItemId: null, stepTitle: null });
    const { json } = await ann.change(
      { ids: [ids[0]], goalId: ann.goal, taskId: ann.shoes },
      { ids: [ids[1]], goalId: ann.goal, inventoryItemId: ann.map },
      { ids: [ids[2]], goalId: ann.goal },
    );
    expect(json.entries).toEqual(tagged);
  });

  it('does not come back if it was deleted or belongs to another goal, and cannot be both', async () => {
    const ann = await createRunner();
    const lengths = await ann.create('tasks', 'Ten lengths', ann.swim);
    const { _id } = await ann.addOn({ taskId: ann.shoes }, 3);
    const ben = await createRunner();
    for (const taskId of [lengths, ben.shoes]) {
      const { status, json } = await ann.change({ ids: [_id], goalId: ann.goal, taskId });
      expect([status, json.entries[0].taskId]).toEqual([200, ann.shoes]);
    }
    await ann.change({ ids: [_id], goalId: ann.swim });
    await ann.send('DELETE', `/api/tasks/${ann.shoes}`);
    const { status, json } = await ann.change({ ids: [_id], goalId: ann.goal, taskId: ann.shoes });
    expect([status, json.entries[0].goalId, json.entries[0].taskId]).toEqual([200, ann.goal, null]);
    const both = await ann.change({ ids: [_id], taskId: ann.shoes, inventoryItemId: ann.map });
    expect([both.status, both.json.errors[0].msg]).toEqual([422, entryMessages.oneStep]);
  });
});
