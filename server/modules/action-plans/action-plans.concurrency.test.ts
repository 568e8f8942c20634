import { expect, it } from 'vitest';
import { createFocusArea, createGoal, createPlan } from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestResponse } from '#server/testing/client.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

const ROUNDS = 20;
const include = (goalId: string) => ({ goalId, include: true });

/** Expects only these statuses, no logged errors and no deadlocks. */
function expectStatusesAndNoErrors(t: TestApp, responses: readonly TestResponse[], statuses: readonly number[]): void {
  for (const { status } of responses) expect(statuses).toContain(status);
  expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  expect(t.deadlocks).toBe(0);
}

describeOnEachDatabase('concurrent changes to plans', {}, (t) => {
  it('leave no dangling link if a plan is deleted while goals are added to it', async () => {
    const ann = await createPlanningUser(t);
    const [swim, other] = [await createGoal(ann.client, ann.area), await createPlan(ann.client, ann.area)];
    for (let round = 0; round < ROUNDS; round++) {
      const plan = await createPlan(ann.client, ann.area, { goals: [include(swim)] });
      const others = [
        () => ann.send('PATCH', `/api/goals/${ann.goal}/action-plan-link`, { include: true, actionPlanId: plan }),
        () => ann.send('PUT', `/api/action-plans/${plan}`, { goals: [include(ann.goal), include(swim)] }),
        () => ann.send('PUT', `/api/action-plans/${other}`, { goals: [include(swim), include(ann.goal)] }),
        () => ann.send('PATCH', `/api/goals/${swim}/action-plan-link`, { include: false }),
      ];
      const remove = () => ann.send('DELETE', `/api/action-plans/${plan}`);
      const position = round % (others.length + 1);
      const responses = await Promise.all(others.toSpliced(position, 0, remove).map((send) => send()));
      expectStatusesAndNoErrors(t, responses, [200, 204, 404]);
      expect(responses[position]!.status).toBe(204);
      expect([other, undefined]).toContain((await ann.getConsistentGoal()).actionPlan?._id);
    }
  });

  it('succeed if two plans take the same goals in opposite order, and the last one gets all of them (CC-05)', async () => {
    const ann = await createPlanningUser(t);
    const goals = [ann.goal];
    for (let n = 0; n < 9; n++) goals.push(await createGoal(ann.client, ann.area));
    const [first, second] = [await createPlan(ann.client, ann.area), await createPlan(ann.client, ann.area)];
    const put = (id: string, list: readonly string[]) =>
      ann.send('PUT', `/api/action-plans/${id}`, { goals: list.map(include) });
    for (let round = 0; round < ROUNDS; round++) {
      const responses = await Promise.all([put(first, goals), put(second, goals.toReversed())]);
      expectStatusesAndNoErrors(t, responses, [200]);
      const counts = (await ann.plans()).map(({ goalCount }) => goalCount);
      expect(counts.toSorted((a, b) => a - b)).toEqual([0, 10]);
    }
  });

  it('are all kept if several tabs change different fields (CC-04)', async () => {
    const ann = await createPlanningUser(t);
    const id = await createPlan(ann.client, ann.area);
    for (let round = 1; round <= ROUNDS; round++) {
      const changes = [
        { title: `Title ${round}` },
        { description: `Text ${round}` },
        { structure: 'weekly' as const, weeks: round },
        { commitmentLevel: round % 2 === 0 ? ('Light' as const) : ('Strong' as const) },
      ];
      const responses = await Promise.all(changes.map((body) => ann.send('PUT', `/api/action-plans/${id}`, body)));
      expectStatusesAndNoErrors(t, responses, [200]);
      expect(await ann.plan(id)).toMatchObject(Object.assign({}, ...changes) as object);
    }
  });

  it('succeed or fail cleanly if an area is deleted while plans use it and its goals', async () => {
    const ann = await createPlanningUser(t);
    const refuge = await createFocusArea(ann.client, { name: 'Refuge' });
    const elsewhere = await createGoal(ann.client, refuge);
    for (let round = 0; round < ROUNDS; round++) {
      const area = await createFocusArea(ann.client);
      const goals = [await createGoal(ann.client, area), elsewhere, await createGoal(ann.client, area)].map(include);
      const [plan, moving] = [await createPlan(ann.client, area, { goals }), await createPlan(ann.client, refuge)];
      const others = [
        () => ann.send('POST', '/api/action-plans', { focusAreaId: area, title: 'Late', goals }),
        () => ann.send('POST', '/api/action-plans', { focusAreaId: refuge, title: 'Late', goals }),
        () => ann.send('PUT', `/api/action-plans/${plan}`, { goals }),
        () => ann.send('PUT', `/api/action-plans/${moving}`, { focusAreaId: area }),
        () => ann.send('PUT', `/api/action-plans/${plan}`, { focusAreaId: refuge }),
        () => ann.send('PUT', `/api/action-plans/${plan}`, { title: 'Other', structure: 'weekly' }),
        () => ann.send('PUT', `/api/action-plans/${plan}`, { description: 'Other' }),
      ];
      const remove = () => ann.send('DELETE', `/api/safe-delete/focus-areas/${area}`);
      const position = round % (others.length + 1);
      const responses = await Promise.all(others.toSpliced(position, 0, remove).map((send) => send()));
      expectStatusesAndNoErrors(t, responses, [200, 201, 204, 404]);
      expect(responses[position]!.status).toBe(204);
      for (const { focusAreaId } of await ann.plans()) expect(focusAreaId).toBe(refuge);
    }
  });

  it('either link a goal that is being completed or reject the link', async () => {
    const ann = await createPlanningUser(t);
    const plan = await createPlan(ann.client, ann.area);
    for (let round = 0; round < ROUNDS; round++) {
      const goal = await createGoal(ann.client, ann.area);
      const requests = [
        () => ann.send('PATCH', `/api/goals/${goal}/status`, { status: 'Completed' }),
        () => ann.send('PATCH', `/api/goals/${goal}/action-plan-link`, { include: true, actionPlanId: plan }),
      ];
      const responses = await Promise.all((round % 2 === 0 ? requests : requests.toReversed()).map((send) => send()));
      expectStatusesAndNoErrors(t, responses, [200, 409]);
      const isRejected = responses.some(({ status }) => status === 409);
      expect((await ann.getConsistentGoal(goal)).includeInActionPlan).toBe(!isRejected);
    }
  });
});
