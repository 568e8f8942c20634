import { expect, it } from 'vitest';
import { createFocusArea, createGoal } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { iso, createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';

const HOUR = 3_600_000;

describeOnEachDatabase('the usage of focus areas', {}, (t) => {
  it('counts the entries of the last 28 days per area, and includes the latest end', async () => {
    const ann = await createTrackingUser(t);
    const music = await createFocusArea(ann.client, { name: 'Music' });
    const fugue = await createGoal(ann.client, music, 'Fugue');
    await createFocusArea(ann.client, { name: 'Unused' });
    expect(await ann.history()).toEqual([]);
    const first = t.now - 28 * 24 * HOUR;
    await ann.insert(first - 2 * HOUR, first);
    expect(await ann.history()).toEqual([]);
    await ann.insert(first - 2 * HOUR, first + 1000);
    expect(await ann.history()).toEqual([{ focusAreaId: ann.area, count: 1, lastUsedAt: iso(first + 1000) }]);
    await ann.insert(t.now - 5 * HOUR, t.now - 3 * HOUR, fugue);
    await ann.insert(t.now - 6 * HOUR, t.now - 2 * HOUR, await createGoal(ann.client, music, 'Canon'));
    await ann.insert(t.now - 4 * HOUR, t.now - 4 * HOUR, fugue);
    expect(await ann.history()).toEqual([
      { focusAreaId: ann.area, count: 1, lastUsedAt: iso(first + 1000) },
      { focusAreaId: music, count: 3, lastUsedAt: iso(t.now - 2 * HOUR) },
    ]);
  });

  it('ends now for a running timer, even if it was started by a clock that is ahead', async () => {
    const ann = await createTrackingUser(t);
    await ann.start();
    const now = [{ focusAreaId: ann.area, count: 1, lastUsedAt: iso(t.now) }];
    expect(await ann.history()).toEqual(now);
    await ann.patch((await ann.active())[0]!._id, { startAt: iso(t.now + 60_000) });
    expect(await ann.history()).toEqual(now);
    await ann.stop((await ann.active())[0]!._id);
    expect(await ann.history()).toEqual(now);
    expect((await ann.add(t.now - HOUR, t.now + 30_000)).status).toBe(201);
    expect(await ann.history()).toEqual([{ ...now[0], count: 2 }]);
  });
});
