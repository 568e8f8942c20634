import { expect, it } from 'vitest';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import type { GoalDetail } from '#contract/goals/goals.ts';
import type { InventoryItem } from '#contract/goals/inventory.ts';
import type { Task } from '#contract/goals/tasks.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlan } from '#server/testing/fixtures/factories.ts';
import { createStepUser } from '#server/testing/fixtures/step-user.ts';
import { iso } from '#server/testing/fixtures/tracking-user.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

describeOnEachDatabase('the time tracked on tasks and resources', {}, (t) => {
  it('includes a running timer, and is the same everywhere', async () => {
    const ann = await createStepUser(t);
    const now = t.now;
    const goals = [ann.goal, ann.other].map((goalId) => ({ goalId, include: true }));
    const planId = await createPlan(ann.client, ann.area, { goals });
    const week = `?weekStart=2026-11-09`;
    await ann.send('PATCH', `/api/action-plans/${planId}/schedule`, { action: 'start', startWeek: '2026-11-09' });
    await ann.send('PUT', `/api/tasks/${ann.read}`, { week: 1, estimatedMinutes: 90 });
    const add = (hours: number, step: object) =>
      ann.post({ goalId: ann.goal, startAt: iso(now - hours * HOUR), endAt: iso(now - (hours - 1) * HOUR), ...step });
    await add(9, { taskId: ann.read });
    await add(7, { inventoryItemId: ann.book });
    await add(5, {});
    await ann.post({ goalId: ann.goal, taskId: ann.read });
    t.now += 10 * MINUTE + 999;

    const byTitle = (list: readonly { readonly title: string; readonly trackedSec: number }[]) =>
      Object.fromEntries(list.map(({ title, trackedSec }) => [title, trackedSec]));
    const [tasks, items] = [{ Read: 4200, Write: 0 }, { Book: 3600 }];
    const plan = await ann.list<ActionPlanWithGoals>(`/api/action-plans/${planId}`);
    expect(byTitle(plan.goals)).toEqual({ Run: 3 * 3600 + 600, Swim: 0 });
    const detail = await ann.list<GoalDetail>(`/api/goals/${ann.goal}/detail`);
    for (const list of [plan.goals[0]!.tasks, detail.tasks, await ann.list<Task[]>(`/api/goals/${ann.goal}/tasks`)])
      expect(byTitle(list)).toEqual(tasks);
    const grouped = await ann.list<{ goals: { items: InventoryItem[] }[] }[]>('/api/inventory/grouped');
    for (const list of [
      plan.goals[0]!.inventory,
      await ann.list<InventoryItem[]>(`/api/goals/${ann.goal}/inventory`),
      (await ann.list<{ items: InventoryItem[] }>(`/api/inventory?goal=${ann.goal}`)).items,
      grouped[0]!.goals.flatMap((group) => group.items).filter(({ goal }) => goal === ann.goal),
    ])
      expect(byTitle(list)).toEqual(items);
    const { plans } = await ann.list<{ plans: { tasks: (Task & { minutesLeft: number })[] }[] }>(
      `/api/plan-weeks/tasks${week}`,
    );
    expect(plans[0]!.tasks[0]).toMatchObject({ title: 'Read', trackedSec: 4200, minutesLeft: 20 });
    t.now = now;
  });

  it('counts a forgotten timer for seven days', async () => {
    const ann = await createStepUser(t);
    const now = t.now;
    await ann.post({ goalId: ann.goal, taskId: ann.read });
    t.now += 20 * 24 * HOUR;
    expect((await ann.list<Task[]>(`/api/goals/${ann.goal}/tasks`))[0]!.trackedSec).toBe(7 * 24 * 3600);
    t.now = now;
  });

  it("does not include another user's time", async () => {
    const [ann, ben] = [await createStepUser(t), await createStepUser(t)];
    await ben.post({ goalId: ben.goal, startAt: iso(t.now - HOUR), endAt: iso(t.now), taskId: ben.read });
    expect((await ann.list<Task[]>(`/api/goals/${ann.goal}/tasks`)).map(({ trackedSec }) => trackedSec)).toEqual([
      0, 0,
    ]);
  });
});
