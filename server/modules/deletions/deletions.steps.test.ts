import { expect, it } from 'vitest';
import { buildEntryRow } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createStepUser } from '#server/testing/fixtures/step-user.ts';
import { iso } from '#server/testing/fixtures/tracking-user.ts';

const HOUR = 3_600_000;

type User = Awaited<ReturnType<typeof createStepUser>>;

const kinds = [
  ['a task', (ann: User) => ({ step: { taskId: ann.read }, url: `/api/tasks/${ann.read}`, title: 'Read' })],
  [
    'a resource',
    (ann: User) => ({ step: { inventoryItemId: ann.book }, url: `/api/inventory/${ann.book}`, title: 'Book' }),
  ],
] as const;

const exported = async (ann: User) => (await ann.client.get('/api/export/weekwise.json')).text;

describeOnEachDatabase('the tracked time of a deletion', {}, (t) => {
  it.each(kinds)('of %s stays on the goal, its timer runs on, and its entries return to it', async (_, toCase) => {
    const ann = await createStepUser(t);
    const { step, url, title } = toCase(ann);
    await ann.post({ goalId: ann.goal, startAt: iso(t.now - 2 * HOUR), endAt: iso(t.now - HOUR), ...step });
    const { json: running } = await ann.post({ goalId: ann.goal, ...step });
    const before = await exported(ann);
    const deletion = await ann.erase(url);
    expect(await ann.steps()).toEqual([null, null]);
    const none = { taskId: null, inventoryItemId: null, stepTitle: null };
    expect(await ann.active()).toEqual([{ ...running, ...none }]);
    await ann.restore(deletion);
    expect(await ann.steps()).toEqual([title, title]);
    expect(await ann.active()).toEqual([running]);
    expect(await exported(ann)).toBe(before);
    // Without its task, the timer can be stopped as ever.
    await ann.erase(url);
    t.now += HOUR;
    expect((await ann.stop(running._id)).json).toMatchObject({ ...none, durationSec: 3600 });
  });

  it.each(kinds)('of %s does not return if the entry has another one since, or another goal', async (_, toCase) => {
    const ann = await createStepUser(t);
    const { step, url, title } = toCase(ann);
    const ids: string[] = [];
    for (let hours = 8; hours > 0; hours -= 2) {
      const times = { startAt: iso(t.now - hours * HOUR), endAt: iso(t.now - (hours - 1) * HOUR) };
      ids.push((await ann.post({ goalId: ann.goal, ...times, ...step })).json._id);
    }
    const deletion = await ann.erase(url);
    await ann.patch(ids[0]!, { taskId: ann.write });
    await ann.patch(ids[1]!, { goalId: ann.other });
    const entry = await ann.erase(`/api/time-entries/${ids[2]!}`);
    await ann.restore(deletion);
    expect(await ann.steps()).toEqual(['Write', null, title]);
    await ann.restore(entry);
    expect(await ann.steps()).toEqual(['Write', null, title, title]);
    expect((await ann.day('2026-11-11'))[1]).toMatchObject({ goalId: ann.other, stepTitle: null });
  });

  it('of an entry returns to a task that was deleted later and restored later', async () => {
    const ann = await createStepUser(t);
    const times = { startAt: iso(t.now - 2 * HOUR), endAt: iso(t.now - HOUR) };
    const { _id } = (await ann.post({ goalId: ann.goal, ...times, taskId: ann.read })).json;
    const before = await exported(ann);
    const entry = await ann.erase(`/api/time-entries/${_id}`);
    const task = await ann.erase(`/api/tasks/${ann.read}`);
    await ann.restore(entry);
    expect(await ann.steps()).toEqual([null]);
    await ann.restore(task);
    expect(await exported(ann)).toBe(before);
    // And several at once, the other way round.
    const again = await ann.erase(`/api/tasks/${ann.read}`);
    const { deletionId } = (await ann.send('POST', '/api/time-entries/delete', { ids: [_id] })).json;
    await ann.restore(again);
    await ann.restore(deletionId);
    expect(await exported(ann)).toBe(before);
  });

  it('of a timer that is deleted while it runs on a task runs on it again', async () => {
    const ann = await createStepUser(t);
    const { json } = await ann.post({ goalId: ann.goal, taskId: ann.read });
    await ann.restore(await ann.erase(`/api/time-entries/${json._id}`));
    expect(await ann.active()).toEqual([json]);
  });

  it.each([
    ['a goal', (ann: User) => `/api/safe-delete/goals/${ann.goal}`],
    ['a focus area', (ann: User) => `/api/safe-delete/focus-areas/${ann.area}`],
    ['a task', (ann: User) => `/api/tasks/${ann.read}`],
  ])('of %s with very many entries and ticks returns exactly', async (_, toUrl) => {
    const ann = await createStepUser(t);
    const rows = Array.from({ length: 1300 }, (_row, n) =>
      buildEntryRow(ann.userId, ann.goal, t.now - (n + 2) * HOUR, 30),
    );
    const steps = rows.map(({ user_id, id }, n) => ({
      user_id,
      entry_id: id,
      task_id: n % 3 === 0 ? null : ann.read,
      item_id: n % 3 === 0 ? ann.book : null,
    }));
    const ticks = Array.from({ length: 1100 }, (_row, n) => ({
      user_id: ann.userId,
      task_id: n % 2 === 0 ? ann.read : ann.write,
      day: new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10),
    }));
    await t.db.insertInto('time_entries').values(rows).execute();
    await t.db.insertInto('entry_steps').values(steps).execute();
    await t.db.insertInto('task_ticks').values(ticks).execute();
    const before = await exported(ann);
    await ann.restore(await ann.erase(toUrl(ann)));
    expect(await exported(ann)).toBe(before);
  });
});
