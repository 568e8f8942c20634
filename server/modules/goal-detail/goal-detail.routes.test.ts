import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  createEntry,
  createFocusArea,
  createGoal,
  createItem,
  createPlan,
  createTask,
  startTimer,
} from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

describeOnEachDatabase('goal details', {}, (t) => {
  it('contain exactly the goal, its area with the latest settings, and its resources and tasks, oldest first', async () => {
    const ann = await createPlanningUser(t);
    const [first, second] = [await createItem(ann.client, ann.goal), await createItem(ann.client, ann.goal)];
    const task = await createTask(ann.client, ann.goal, { title: 'Both', inventoryItems: [second, first] });
    await createItem(ann.client, await createGoal(ann.client, ann.area));
    t.now += 8 * DAY;
    const change = { name: 'Sport', focusAreaClass: 'chill_zone' };
    await ann.client.mutate('PUT', `/api/focus-areas/${ann.area}`, change);
    const detail = await ann.detail();
    expect(detail).toEqual({
      goal: await ann.getConsistentGoal(),
      focusArea: { _id: ann.area, name: 'Sport', focusAreaClass: 'chill_zone' },
      inventory: await ann.items(),
      tasks: await ann.tasks(),
      trackedSec: 0,
      schedule: null,
    });
    expect(detail.inventory.map(({ _id }) => _id)).toEqual([first, second]);
    expect(detail.tasks).toMatchObject([{ _id: task, inventoryItems: [first, second] }]);
  });

  it('have the schedule of the plan that the goal is in', async () => {
    const ann = await createPlanningUser(t);
    const planId = await createPlan(ann.client, ann.area, { goals: [{ goalId: ann.goal, include: true }] });
    await createTask(ann.client, ann.goal, { title: 'Later', week: 9 });
    const { schedule } = await ann.detail();
    expect(schedule).toEqual((await ann.plan(planId)).schedule);
    expect(schedule!.lastWeek).toBe(9);
  });

  it('count all tracked time including a running timer, which counts for at most seven days', async () => {
    const ann = await createTrackingUser(t);
    const other = await createGoal(ann.client, await createFocusArea(ann.client));
    const getTrackedSec = async () =>
      (await ann.list<{ trackedSec: number }>(`/api/goals/${ann.goal}/detail`)).trackedSec;
    await ann.insert(t.now - 400 * DAY, t.now - 400 * DAY + 1000);
    await ann.insert(t.now - 30 * DAY, t.now - 30 * DAY + 2000);
    await ann.insert(t.now - DAY, t.now - DAY + 60 * SECOND, other);
    expect(await getTrackedSec()).toBe(3);
    await startTimer(ann.client, ann.goal);
    t.now += 90 * SECOND;
    expect(await getTrackedSec()).toBe(93);
    t.now += 10 * DAY;
    expect(await getTrackedSec()).toBe(3 + (7 * DAY) / SECOND);
  });

  it('agree with the weekly totals', async () => {
    const ann = await createTrackingUser(t);
    await createEntry(ann.client, ann.goal, '2026-11-08T22:00:00.000Z', '2026-11-09T03:00:00.000Z');
    const weeks = [await ann.goalUsage('2026-11-02'), await ann.goalUsage('2026-11-09')];
    const sum = weeks.reduce((all, week) => all + week[ann.goal]!, 0);
    expect((await ann.client.get(`/api/goals/${ann.goal}/detail`)).json.trackedSec).toBe(sum);
  });

  it('do not exist for an unknown goal', async () => {
    const ann = await createPlanningUser(t);
    expect((await ann.client.get(`/api/goals/${randomUUID()}/detail`)).status).toBe(404);
  });
});
