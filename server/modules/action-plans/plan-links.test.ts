import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createGoal, createItem, createPlan } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const linkUrl = (goalId: string) => `/api/goals/${goalId}/action-plan-link`;

describeOnEachDatabase('linking a goal to a plan', {}, (t) => {
  it('moves the goal to that plan, as every response about the goal shows', async () => {
    const ann = await createPlanningUser(t);
    const [first, second] = [
      await createPlan(ann.client, ann.area, { title: 'First' }),
      await createPlan(ann.client, ann.area, { title: 'Second' }),
    ];
    const link = async (body: object) => {
      const response = await ann.client.mutate('PATCH', linkUrl(ann.goal), body);
      expect([response.status, response.json]).toEqual([200, await ann.getConsistentGoal()]);
      return response.json.actionPlan;
    };
    expect(await link({ include: true, actionPlanId: first })).toEqual({ _id: first, title: 'First' });
    expect(await link({ include: true, actionPlanId: second })).toEqual({ _id: second, title: 'Second' });
    expect((await ann.plan(first)).goals).toEqual([]);
    expect(await link({ include: false, actionPlanId: first })).toEqual({ _id: second, title: 'Second' });
    expect(await link({ include: false, actionPlanId: second })).toBeNull();
    expect(await link({ include: false, actionPlanId: second })).toBeNull();
    await link({ include: true, actionPlanId: first });
    expect(await link({ include: false, actionPlanId: null })).toBeNull();
    await link({ include: true, actionPlanId: first });
    expect(await link({ include: false })).toBeNull();
  });

  it('is reflected in the responses to changes to the goal', async () => {
    const ann = await createPlanningUser(t);
    const plan = await createPlan(ann.client, ann.area, { title: 'Up', goals: [{ goalId: ann.goal, include: true }] });
    await createItem(ann.client, ann.goal);
    const item = await createItem(ann.client, ann.goal);
    const expected = { includeInActionPlan: true, actionPlan: { _id: plan, title: 'Up' }, inventoryCount: 2 };
    for (const [method, path, body] of [
      ['PUT', '', { title: 'Run far' }],
      ['PATCH', '/favorite', { favorite: true }],
      ['PATCH', '/status', { status: 'Completed' }],
    ] as const) {
      const response = await ann.client.mutate(method, `/api/goals/${ann.goal}${path}`, body);
      expect(response.json).toMatchObject(expected);
      expect(await ann.getConsistentGoal()).toEqual(response.json);
    }
    await ann.client.mutate('PUT', `/api/action-plans/${plan}`, { title: 'Down' });
    await ann.client.mutate('DELETE', `/api/inventory/${item}`);
    expect(await ann.getConsistentGoal()).toMatchObject({
      actionPlan: { _id: plan, title: 'Down' },
      inventoryCount: 1,
    });
    await ann.client.mutate('DELETE', `/api/action-plans/${plan}`);
    expect(await ann.getConsistentGoal()).toMatchObject({ includeInActionPlan: false, actionPlan: null });
  });

  it('requires an active goal; closed goals may only stay or be removed', async () => {
    const ann = await createPlanningUser(t);
    const [plan, other] = [
      await createPlan(ann.client, ann.area, { goals: [{ goalId: ann.goal, include: true }] }),
      await createPlan(ann.client, ann.area),
    ];
    await ann.client.mutate('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Archived' });
    const link = (body: object) => ann.client.mutate('PATCH', linkUrl(ann.goal), body);
    const rejected = await link({ include: true, actionPlanId: other });
    expect([rejected.status, rejected.json]).toEqual([
      409,
      { message: 'Only active goals can be included in a plan.' },
    ]);
    expect((await link({ include: true, actionPlanId: plan })).json.actionPlan._id).toBe(plan);
    expect((await link({ include: false, actionPlanId: plan })).json.actionPlan).toBeNull();
    expect((await link({ include: true, actionPlanId: plan })).status).toBe(409);
  });

  it('responds with 404 to goals and plans that are unknown or belong to other users, and changes nothing', async () => {
    const [ann, ben] = [await createPlanningUser(t), await createPlanningUser(t)];
    const [own, bens] = [await createPlan(ann.client, ann.area), await createPlan(ben.client, ben.area)];
    const before = await dumpDatabase(t.db);
    for (const [goalId, body] of [
      [ann.goal, { include: true, actionPlanId: bens }],
      [ann.goal, { include: true, actionPlanId: randomUUID() }],
      [ann.goal, { include: false, actionPlanId: bens }],
      [ann.goal, { include: false, actionPlanId: randomUUID() }],
      [ben.goal, { include: true, actionPlanId: own }],
      [randomUUID(), { include: false }],
    ] as const) {
      const response = await ann.client.mutate('PATCH', linkUrl(goalId), body);
      expect([response.status, response.json]).toEqual([404, { message: 'Not found.' }]);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('counts the resources of each goal separately', async () => {
    const ann = await createPlanningUser(t);
    const other = await createGoal(ann.client, ann.area);
    for (const goal of [ann.goal, other, other]) await createItem(ann.client, goal);
    expect([
      (await ann.getConsistentGoal()).inventoryCount,
      (await ann.getConsistentGoal(other)).inventoryCount,
    ]).toEqual([1, 2]);
  });
});
