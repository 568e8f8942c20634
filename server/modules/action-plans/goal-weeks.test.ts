import { expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createGoal, createPlan } from '#server/testing/fixtures/factories.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

const chosen = (goalId: string, week?: number | null) => ({
  goalId,
  include: true,
  ...(week !== undefined && { week }),
});

async function createUser(t: TestApp) {
  const ann = await createPlanningUser(t);
  const named = await createGoal(ann.client, ann.area, 'Week 3: Named');
  return {
    ...ann,
    named,
    update: (id: string, ...goals: object[]) => ann.send('PUT', `/api/action-plans/${id}`, { goals }),
    link: (goalId: string, body: object) => ann.send('PATCH', `/api/goals/${goalId}/action-plan-link`, body),
    weeks: async (id: string) => (await ann.plan(id)).goals.map(({ title, planWeek }) => [title, planWeek]),
  };
}

describeOnEachDatabase('the week of a goal', {}, (t) => {
  it('is chosen when the plan is created, and beats the number in the title', async () => {
    const ann = await createUser(t);
    const goals = [chosen(ann.named, 5), chosen(ann.goal, 4)];
    const id = await createPlan(ann.client, ann.area, { goals });
    expect(await ann.weeks(id)).toEqual([
      ['Run', 4],
      ['Week 3: Named', 5],
    ]);
    expect((await ann.plan(id)).schedule.lastWeek).toBe(5);
    expect((await ann.getConsistentGoal(ann.named)).planWeek).toBe(5);
    await ann.update(id, chosen(ann.named, null));
    expect(await ann.weeks(id)).toEqual([
      ['Week 3: Named', null],
      ['Run', 4],
    ]);
  });

  it('stays if it is omitted, and is reset by null, in one request for several goals', async () => {
    const ann = await createUser(t);
    const id = await createPlan(ann.client, ann.area, { goals: [chosen(ann.named, 5), chosen(ann.goal, 4)] });
    await ann.update(id, chosen(ann.named), chosen(ann.goal));
    expect(await ann.weeks(id)).toEqual([
      ['Run', 4],
      ['Week 3: Named', 5],
    ]);
    await ann.update(id, chosen(ann.named, null), chosen(ann.goal, 6));
    await ann.send('PUT', `/api/action-plans/${id}`, { title: 'New' });
    expect(await ann.weeks(id)).toEqual([
      ['Week 3: Named', null],
      ['Run', 6],
    ]);
    // The last choice counts.
    await ann.update(id, chosen(ann.goal, 1), chosen(ann.goal, 2));
    expect((await ann.getConsistentGoal()).planWeek).toBe(2);
  });

  it('can be changed from the goal, and is cleared in another plan', async () => {
    const ann = await createUser(t);
    const [first, second] = [await createPlan(ann.client, ann.area), await createPlan(ann.client, ann.area)];
    const link = async (actionPlanId: string, week?: number | null) => {
      const body = { include: true, actionPlanId, ...(week !== undefined && { week }) };
      const { status, json } = await ann.link(ann.goal, body);
      expect([status, json]).toEqual([200, await ann.getConsistentGoal()]);
      return json.planWeek as number | null;
    };
    expect(await link(first, 7)).toBe(7);
    expect(await link(first)).toBe(7);
    expect(await link(first, null)).toBeNull();
    expect(await link(first, 8)).toBe(8);
    expect(await link(second)).toBeNull();
    expect(await link(first, 9)).toBe(9);
    await ann.update(second, chosen(ann.goal));
    expect((await ann.getConsistentGoal()).planWeek).toBeNull();
    await link(second, 3);
    expect((await ann.link(ann.goal, { include: false })).json.planWeek).toBeNull();
    expect(await link(second)).toBeNull();
  });

  it('comes back with a deleted plan or goal', async () => {
    const ann = await createUser(t);
    const id = await createPlan(ann.client, ann.area, { goals: [chosen(ann.named), chosen(ann.goal, 104)] });
    const before = await ann.plan(id);
    for (const url of [`/api/action-plans/${id}`, `/api/safe-delete/goals/${ann.goal}`]) {
      const { deletionId } = (await ann.send('DELETE', `${url}?returns=deletion`)).json;
      expect((await ann.send('POST', `/api/deletions/${deletionId}/restore`)).status).toBe(200);
      expect(await ann.plan(id)).toEqual(before);
    }
  });

  it('is a whole number within the limit, wherever it is chosen', async () => {
    const ann = await createUser(t);
    const id = await createPlan(ann.client, ann.area, { goals: [chosen(ann.goal, limits.taskWeek)] });
    const before = await dumpDatabase(t.db);
    for (const week of [0, -1, 1.5, limits.taskWeek + 1, '1e3', '2', true, {}]) {
      const goals = [{ goalId: ann.goal, include: true, week }];
      for (const response of [
        await ann.send('POST', '/api/action-plans', { focusAreaId: ann.area, title: 'Plan', goals }),
        await ann.send('PUT', `/api/action-plans/${id}`, { goals }),
        await ann.link(ann.goal, { include: true, actionPlanId: id, week }),
      ]) {
        expect([week, response.status]).toEqual([week, 422]);
        expect(response.json.message).toBe(`The week must be a whole number from 1 to ${limits.taskWeek}.`);
      }
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });
});
