import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { completePendingDeletions } from '#server/db/bulk/bulk-writes.ts';
import { createFocusArea, createGoal, createPlan, createTask } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

const ROUNDS = 10;

describeOnEachDatabase('deleting a plan with its goals', {}, (t) => {
  it('loses nothing while other requests change the plan, and can be restored', async () => {
    const ann = await createPlanningUser(t);
    for (let round = 0; round < ROUNDS; round++) {
      const refuge = await createFocusArea(ann.client);
      const [a, b, late] = [
        await createGoal(ann.client, ann.area, 'A'),
        await createGoal(ann.client, ann.area, 'B'),
        await createGoal(ann.client, refuge, 'Late'),
      ];
      const plan = await createPlan(ann.client, ann.area, {
        goals: [a, b].map((goalId) => ({ goalId, include: true })),
      });
      const [deleted, ...others] = await Promise.all([
        pause(round % 3).then(() => ann.send('DELETE', `/api/safe-delete/action-plans/${plan}?goals=delete`)),
        ann.send('PATCH', `/api/goals/${late}/action-plan-link`, { include: true, actionPlanId: plan }),
        ann.send('PATCH', `/api/goals/${a}/action-plan-link`, { include: false }),
        ann.send('POST', '/api/time-entries', { goalId: b }),
        ann.send('POST', `/api/goals/${b}/tasks`, { title: 'Mine' }),
        ann.send('PUT', `/api/goals/${b}`, { focusArea: refuge }),
        ann.send('PUT', `/api/action-plans/${plan}`, { title: 'Mine' }),
      ]);
      expect(deleted.status).toBe(200);
      for (const { status } of others) expect([200, 201, 404, 409]).toContain(status);
      expect((await ann.send('POST', `/api/deletions/${deleted.json.deletionId}/restore`)).status).toBe(200);
      for (const goal of [a, b, late]) await ann.getConsistentGoal(goal);
      // A task whose creation was confirmed is restored.
      if (others[3].status === 201) expect(await ann.tasks(b)).toHaveLength(1);
    }
    expect(t.deadlocks).toBe(0);
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('is completed after an interruption, and can be restored', async () => {
    const ann = await createPlanningUser(t);
    const plan = await createPlan(ann.client, ann.area, { goals: [{ goalId: ann.goal, include: true }] });
    await createTask(ann.client, ann.goal);
    const deletionId = '00000000-0000-7000-8000-000000000001';
    const of = { kind: 'goals-and-plans', goalIds: [ann.goal], planIds: [plan], focusAreaIds: [ann.area] };
    const own = { user_id: ann.userId };
    const deletion = {
      id: deletionId,
      kind: 'actionPlan',
      title: 'P',
      deleted_at: t.now,
      expires_at: t.now + 1e9,
    } as const;
    await t.db
      .insertInto('deletions')
      .values({ ...own, ...deletion, scope: JSON.stringify(of) })
      .execute();
    const scope = JSON.stringify({ kind: 'moved', deletionId, deletedAt: t.now, of });
    await t.db
      .insertInto('pending_deletions')
      .values({ ...own, id: 'p', scope })
      .execute();
    await completePendingDeletions(t.db);
    expect(await ann.plans()).toEqual([]);
    expect((await ann.send('POST', `/api/deletions/${deletionId}/restore`)).status).toBe(200);
    expect(await ann.tasks()).toHaveLength(1);
    expect((await ann.plan(plan)).goals).toHaveLength(1);
  });
});
