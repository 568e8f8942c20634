import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createDeletingUser, type DeletingUser } from '#server/testing/fixtures/deleting-user.ts';
import { createFocusArea, createGoal, startTimer } from '#server/testing/fixtures/factories.ts';

const HOUR = 60 * 60_000;

describeOnEachDatabase('a deleted timer', {}, (t) => {
  const entryUrl = '/api/time-entries';
  const endOf = async (ann: DeletingUser, id: string) =>
    JSON.parse(await ann.exported()).timeEntries.find((entry: { _id: string }) => entry._id === id).endAt as
      | string
      | null;

  it('runs on if its deletion is undone within an hour, alone or with its area', async () => {
    const ann = await createDeletingUser(t);
    const timer = await startTimer(ann.client, ann.ids.goal);
    t.now += HOUR;
    for (const url of [`${entryUrl}/${timer}`, `/api/safe-delete/focus-areas/${ann.ids.focusArea}`]) {
      const before = await ann.exported();
      const id = await ann.remove(url);
      expect((await ann.deletions())[0]).toMatchObject({ endAt: null });
      expect((await ann.restore(id)).status).toBe(200);
      expect(await ann.exported()).toBe(before);
    }
  });

  it.each([
    ['later', async () => void (t.now += HOUR + 1000)],
    [
      'after its goal was started again',
      async (ann: DeletingUser) => void (await startTimer(ann.client, ann.ids.goal)),
    ],
    [
      'after its goal was completed',
      (ann: DeletingUser) => ann.send('PATCH', `/api/goals/${ann.ids.goal}/status`, { status: 'Completed' }),
    ],
    [
      'after another timer was started in an account that allows one',
      async (ann: DeletingUser) => {
        await t.db.updateTable('users').set({ single_timer: 1 }).where('id', '=', ann.userId).execute();
        await startTimer(ann.client, ann.ids.elsewhere);
      },
    ],
  ])('is stopped at the time of its deletion if that is undone %s', async (_, change) => {
    const ann = await createDeletingUser(t);
    const timer = await startTimer(ann.client, ann.ids.goal);
    t.now += HOUR;
    const deletedAt = t.now;
    const id = await ann.remove(`${entryUrl}/${timer}`);
    await change(ann);
    expect((await ann.restore(id)).status).toBe(200);
    expect(Date.parse((await endOf(ann, timer))!)).toBe(Math.floor(deletedAt / 1000) * 1000);
  });

  it('is restored with nine others in as many statements as alone', async () => {
    const ann = await createDeletingUser(t);
    await startTimer(ann.client, ann.ids.elsewhere);
    const counts: number[] = [];
    for (const timers of [1, 10]) {
      const area = await createFocusArea(ann.client);
      for (let n = 0; n < timers; n++) await startTimer(ann.client, await createGoal(ann.client, area, `Goal ${n}`));
      const id = await ann.remove(`/api/safe-delete/focus-areas/${area}`);
      const before = t.statements.length;
      expect((await ann.restore(id)).status).toBe(200);
      counts.push(t.statements.length - before);
    }
    expect(counts[1]).toBe(counts[0]);
  });
});
