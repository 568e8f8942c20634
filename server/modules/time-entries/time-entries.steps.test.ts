import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type TimeEntry, entryMessages } from '#contract/time-entries/time-entries.ts';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createItem, createTask } from '#server/testing/fixtures/factories.ts';
import { createStepUser } from '#server/testing/fixtures/step-user.ts';
import { iso } from '#server/testing/fixtures/tracking-user.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function createUser(t: TestApp) {
  const ann = await createStepUser(t);
  return {
    ...ann,
    /** Sends a request, and expects all lists to show the entry in its response. */
    saved: async (response: Promise<{ status: number; json: TimeEntry }>) => {
      const { status, json } = await response;
      expect([200, 201]).toContain(status);
      expect(await ann.day('2026-11-11')).toContainEqual(json);
      const { taskId, inventoryItemId, stepTitle } = json;
      return { taskId, inventoryItemId, stepTitle };
    },
  };
}

const none = { taskId: null, inventoryItemId: null, stepTitle: null };

describeOnEachDatabase('an entry', {}, (t) => {
  const times = () => ({ startAt: iso(t.now - 2 * HOUR), endAt: iso(t.now - HOUR) });

  it('can be added for a task or a resource, and changed to another, or to none', async () => {
    const ann = await createUser(t);
    const onTask = { taskId: ann.read, inventoryItemId: null, stepTitle: 'Read' };
    const onItem = { taskId: null, inventoryItemId: ann.book, stepTitle: 'Book' };
    const add = (step: object) => ann.saved(ann.post({ goalId: ann.goal, ...times(), ...step }));
    expect(await add({})).toEqual(none);
    expect(await add({ taskId: null, inventoryItemId: null })).toEqual(none);
    expect(await add({ inventoryItemId: ann.book })).toEqual(onItem);
    expect(await add({ taskId: ann.read, inventoryItemId: null })).toEqual(onTask);
    const { _id } = (await ann.day('2026-11-11')).at(-1)!;
    const change = (body: object) => ann.saved(ann.patch(_id, body));
    expect(await change({ note: 'Chapter 4' })).toEqual(onTask);
    expect(await change({ goalId: ann.goal, taskId: ann.write })).toEqual({
      ...onTask,
      taskId: ann.write,
      stepTitle: 'Write',
    });
    expect(await change({ inventoryItemId: null })).toMatchObject({ taskId: ann.write });
    expect(await change({ inventoryItemId: ann.book, ...times() })).toEqual(onItem);
    expect(await change({ taskId: null })).toEqual(onItem);
    expect(await change({ taskId: null, inventoryItemId: null })).toEqual(none);
    expect(await change({ taskId: ann.read })).toEqual(onTask);
    expect(await change({ taskId: null })).toEqual(none);
  });

  it('shows the new title of its task or resource', async () => {
    const ann = await createUser(t);
    const { _id } = (await ann.post({ goalId: ann.goal, ...times(), taskId: ann.read })).json;
    await ann.send('PUT', `/api/tasks/${ann.read}`, { title: 'Read again' });
    expect((await ann.patch(_id, { note: 'x' })).json.stepTitle).toBe('Read again');
    expect(await ann.day('2026-11-11')).toMatchObject([{ stepTitle: 'Read again' }]);
  });

  it('loses its task or resource in another goal, unless it gets one of that goal', async () => {
    const ann = await createUser(t);
    const { _id } = (await ann.post({ goalId: ann.goal, ...times(), taskId: ann.read })).json;
    expect(await ann.saved(ann.patch(_id, { goalId: ann.other }))).toEqual(none);
    expect(await ann.saved(ann.patch(_id, { goalId: ann.goal, inventoryItemId: ann.book }))).toMatchObject({
      stepTitle: 'Book',
    });
    expect(await ann.saved(ann.patch(_id, { goalId: ann.other, taskId: ann.crawl }))).toMatchObject({
      stepTitle: 'Crawl',
    });
    expect((await ann.patch(_id, { goalId: ann.goal, taskId: ann.crawl })).status).toBe(422);
    expect(await ann.day('2026-11-11')).toMatchObject([{ goalId: ann.other, taskId: ann.crawl }]);
  });

  it('cannot have a task of another goal or user, a deleted one, or both, and nothing is stored then', async () => {
    const [ann, ben] = [await createUser(t), await createUser(t)];
    const { _id } = (await ann.post({ goalId: ann.goal, ...times(), taskId: ann.write })).json;
    const running = (await ann.post({ goalId: ann.goal, taskId: ann.write })).json;
    const deleted = { task: await createTask(ann.client, ann.goal), item: await createItem(ann.client, ann.goal) };
    await ann.send('DELETE', `/api/tasks/${deleted.task}`);
    await ann.send('DELETE', `/api/inventory/${deleted.item}`);
    const before = await dumpDatabase(t.db);
    const { task, item, oneStep } = entryMessages;
    for (const [step, field, msg] of [
      ...[ann.crawl, ben.read, deleted.task, ann.book, randomUUID(), 'x', 7].map(
        (taskId) => [{ taskId }, 'taskId', task] as const,
      ),
      ...[ann.pool, ben.book, deleted.item, ann.read, '', false].map(
        (inventoryItemId) => [{ inventoryItemId }, 'inventoryItemId', item] as const,
      ),
      [{ taskId: ann.read, inventoryItemId: ann.book }, 'inventoryItemId', oneStep] as const,
    ]) {
      for (const response of [
        await ann.post({ goalId: ann.goal, ...times(), ...step }),
        await ann.post({ goalId: ann.goal, ...step }),
        await ann.post({ goalId: ann.other, runningSince: iso(t.now - MINUTE), taskId: ann.read }),
        await ann.patch(_id, step),
        await ann.patch(running._id, step),
      ])
        expect([step, response.status]).toEqual([step, 422]);
      const { json } = await ann.patch(_id, step);
      expect(json.errors).toEqual([{ field, param: field, msg }]);
    }
    for (const flag of [{ endNow: true }, { resume: true }, { stoppedAt: iso(t.now) }])
      expect((await ann.patch(running._id, { ...flag, taskId: ann.read })).status).toBe(422);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('of a closed goal can still get a task', async () => {
    const ann = await createUser(t);
    const { _id } = (await ann.post({ goalId: ann.goal, ...times() })).json;
    await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Completed' });
    expect(await ann.saved(ann.patch(_id, { taskId: ann.read }))).toMatchObject({ stepTitle: 'Read' });
    expect((await ann.post({ goalId: ann.goal, taskId: ann.read })).status).toBe(409);
  });
});

describeOnEachDatabase('several changes of the same entry', {}, (t) => {
  it('leave one task or resource of its goal, whichever comes last', async () => {
    const ann = await createUser(t);
    const { _id } = (await ann.add(t.now - HOUR, t.now)).json;
    for (let round = 0; round < 10; round++) {
      const responses = await Promise.all([
        ann.patch(_id, { goalId: ann.goal, taskId: ann.read }),
        ann.patch(_id, { goalId: ann.goal, inventoryItemId: ann.book }),
        ann.patch(_id, { goalId: ann.other }),
        ann.patch(_id, { goalId: ann.other, taskId: ann.crawl }),
        ann.patch(_id, { note: `Round ${round}` }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
      const [entry] = await ann.day('2026-11-11');
      const { taskId, inventoryItemId } = entry!;
      const steps = entry!.goalId === ann.goal ? [ann.read, ann.book] : [ann.crawl, null];
      expect(steps).toContain(taskId ?? inventoryItemId);
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(t.deadlocks).toBe(0);
  });
});
