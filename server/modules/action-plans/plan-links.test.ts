import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeGoal, makeItem, makePlan } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { contentOf } from '../../testing/matrix.ts';

const linkUrl = (goalId: string) => `/api/goals/${goalId}/action-plan-link`;

describeOnEachDatabase('linking a goal with a plan', {}, (t) => {
  it('puts it there and nowhere else, and every answer about the goal says so', async () => {
    const ann = await climberOf(t);
    const [first, second] = [
      await makePlan(ann.client, ann.area, { title: 'First' }),
      await makePlan(ann.client, ann.area, { title: 'Second' }),
    ];
    const link = async (body: object) => {
      const answer = await ann.client.change('PATCH', linkUrl(ann.goal), body);
      expect([answer.status, answer.json]).toEqual([200, await ann.told()]);
      return answer.json.actionPlan;
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

  it('shows in what changes of a goal answer', async () => {
    const ann = await climberOf(t);
    const plan = await makePlan(ann.client, ann.area, { title: 'Up', goals: [{ goalId: ann.goal, include: true }] });
    await makeItem(ann.client, ann.goal);
    const item = await makeItem(ann.client, ann.goal);
    const expected = { includeInActionPlan: true, actionPlan: { _id: plan, title: 'Up' }, inventoryCount: 2 };
    for (const [method, path, body] of [
      ['PUT', '', { title: 'Run far' }],
      ['PATCH', '/favorite', { favorite: true }],
      ['PATCH', '/status', { status: 'Completed' }],
    ] as const) {
      const answer = await ann.client.change(method, `/api/goals/${ann.goal}${path}`, body);
      expect(answer.json).toMatchObject(expected);
      expect(await ann.told()).toEqual(answer.json);
    }
    await ann.client.change('PUT', `/api/action-plans/${plan}`, { title: 'Down' });
    await ann.client.change('DELETE', `/api/inventory/${item}`);
    expect(await ann.told()).toMatchObject({ actionPlan: { _id: plan, title: 'Down' }, inventoryCount: 1 });
    await ann.client.change('DELETE', `/api/action-plans/${plan}`);
    expect(await ann.told()).toMatchObject({ includeInActionPlan: false, actionPlan: null });
  });

  it('is for active goals; those that are closed may stay and leave', async () => {
    const ann = await climberOf(t);
    const [plan, other] = [
      await makePlan(ann.client, ann.area, { goals: [{ goalId: ann.goal, include: true }] }),
      await makePlan(ann.client, ann.area),
    ];
    await ann.client.change('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Archived' });
    const link = (body: object) => ann.client.change('PATCH', linkUrl(ann.goal), body);
    const refused = await link({ include: true, actionPlanId: other });
    expect([refused.status, refused.json]).toEqual([409, { message: 'Only active goals can be included in a plan.' }]);
    expect((await link({ include: true, actionPlanId: plan })).json.actionPlan._id).toBe(plan);
    expect((await link({ include: false, actionPlanId: plan })).json.actionPlan).toBeNull();
    expect((await link({ include: true, actionPlanId: plan })).status).toBe(409);
  });

  it("with a plan of nothing or another's is a 404 and changes nothing", async () => {
    const [ann, ben] = [await climberOf(t), await climberOf(t)];
    const [own, bens] = [await makePlan(ann.client, ann.area), await makePlan(ben.client, ben.area)];
    const before = await contentOf(t.db);
    for (const [goalId, body] of [
      [ann.goal, { include: true, actionPlanId: bens }],
      [ann.goal, { include: true, actionPlanId: randomUUID() }],
      [ann.goal, { include: false, actionPlanId: bens }],
      [ann.goal, { include: false, actionPlanId: randomUUID() }],
      [ben.goal, { include: true, actionPlanId: own }],
      [randomUUID(), { include: false }],
    ] as const) {
      const answer = await ann.client.change('PATCH', linkUrl(goalId), body);
      expect([answer.status, answer.json]).toEqual([404, { message: 'Not found.' }]);
    }
    expect(await contentOf(t.db)).toBe(before);
  });

  it('counts the resources of each goal by itself', async () => {
    const ann = await climberOf(t);
    const other = await makeGoal(ann.client, ann.area);
    for (const goal of [ann.goal, other, other]) await makeItem(ann.client, goal);
    expect([(await ann.told()).inventoryCount, (await ann.told(other)).inventoryCount]).toEqual([1, 2]);
  });
});
