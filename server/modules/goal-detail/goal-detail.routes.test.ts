import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeEntry, makeFocusArea, makeGoal, makeItem, makeTask, startTimer } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { trackerOf } from '../../testing/tracker.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

describeOnEachDatabase('the detail of a goal', {}, (t) => {
  it('is the goal, its area as it was last set, its resources and tasks, oldest first, and exactly that', async () => {
    const ann = await climberOf(t);
    const [first, second] = [await makeItem(ann.client, ann.goal), await makeItem(ann.client, ann.goal)];
    const task = await makeTask(ann.client, ann.goal, { title: 'Both', inventoryItems: [second, first] });
    await makeItem(ann.client, await makeGoal(ann.client, ann.area));
    t.now += 8 * DAY;
    const change = { name: 'Sport', focusAreaClass: 'chill_zone' };
    await ann.client.change('PUT', `/api/focus-areas/${ann.area}`, change);
    const detail = await ann.detail();
    expect(detail).toEqual({
      goal: await ann.told(),
      focusArea: { _id: ann.area, name: 'Sport', focusAreaClass: 'chill_zone' },
      inventory: await ann.items(),
      tasks: await ann.tasks(),
      trackedSec: 0,
    });
    expect(detail.inventory.map(({ _id }) => _id)).toEqual([first, second]);
    expect(detail.tasks).toMatchObject([{ _id: task, inventoryItems: [first, second] }]);
  });

  it('counts all its time up to now, also of a timer that runs, and no more than seven days of one forgotten', async () => {
    const ann = await trackerOf(t);
    const other = await makeGoal(ann.client, await makeFocusArea(ann.client));
    const tracked = async () => (await ann.list<{ trackedSec: number }>(`/api/goals/${ann.goal}/detail`)).trackedSec;
    await ann.insert(t.now - 400 * DAY, t.now - 400 * DAY + 1000);
    await ann.insert(t.now - 30 * DAY, t.now - 30 * DAY + 2000);
    await ann.insert(t.now - DAY, t.now - DAY + 60 * SECOND, other);
    expect(await tracked()).toBe(3);
    await startTimer(ann.client, ann.goal);
    t.now += 90 * SECOND;
    expect(await tracked()).toBe(93);
    t.now += 10 * DAY;
    expect(await tracked()).toBe(3 + (7 * DAY) / SECOND);
  });

  it('agrees with what the weeks show', async () => {
    const ann = await trackerOf(t);
    await makeEntry(ann.client, ann.goal, '2026-11-08T22:00:00.000Z', '2026-11-09T03:00:00.000Z');
    const weeks = [await ann.goalUsage('2026-11-02'), await ann.goalUsage('2026-11-09')];
    const sum = weeks.reduce((all, week) => all + week[ann.goal]!, 0);
    expect((await ann.client.get(`/api/goals/${ann.goal}/detail`)).json.trackedSec).toBe(sum);
  });

  it('of nothing is a 404', async () => {
    const ann = await climberOf(t);
    expect((await ann.client.get(`/api/goals/${randomUUID()}/detail`)).status).toBe(404);
  });
});
