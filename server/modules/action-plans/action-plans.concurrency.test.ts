import { expect, it } from 'vitest';
import { makeFocusArea, makeGoal, makePlan } from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../../testing/app.ts';
import type { Answer } from '../../testing/client.ts';
import { climberOf } from '../../testing/climber.ts';

const ROUNDS = 20;
const include = (goalId: string) => ({ goalId, include: true });

/** Every answer is one of these, nothing was logged as a failure, and nobody had to wait for somebody who waited. */
function expectCalm(t: AppUnderTest, answers: readonly Answer[], statuses: readonly number[]): void {
  for (const { status } of answers) expect(statuses).toContain(status);
  expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  expect(t.deadlocks).toBe(0);
}

describeOnEachDatabase('plans at once', {}, (t) => {
  it('a plan is deleted while goals are linked with it: either order, and no link to nothing', async () => {
    const ann = await climberOf(t);
    const [swim, other] = [await makeGoal(ann.client, ann.area), await makePlan(ann.client, ann.area)];
    for (let round = 0; round < ROUNDS; round++) {
      const plan = await makePlan(ann.client, ann.area, { goals: [include(swim)] });
      const others = [
        () => ann.send('PATCH', `/api/goals/${ann.goal}/action-plan-link`, { include: true, actionPlanId: plan }),
        () => ann.send('PUT', `/api/action-plans/${plan}`, { goals: [include(ann.goal), include(swim)] }),
        () => ann.send('PUT', `/api/action-plans/${other}`, { goals: [include(swim), include(ann.goal)] }),
        () => ann.send('PATCH', `/api/goals/${swim}/action-plan-link`, { include: false }),
      ];
      const remove = () => ann.send('DELETE', `/api/action-plans/${plan}`);
      const place = round % (others.length + 1);
      const answers = await Promise.all(others.toSpliced(place, 0, remove).map((act) => act()));
      expectCalm(t, answers, [200, 204, 404]);
      expect(answers[place]!.status).toBe(204);
      expect([other, undefined]).toContain((await ann.told()).actionPlan?._id);
    }
  });

  it('two lists that name the same goals in opposite order both succeed, and each goal is in the plan last linked', async () => {
    const ann = await climberOf(t);
    const goals = [ann.goal];
    for (let n = 0; n < 9; n++) goals.push(await makeGoal(ann.client, ann.area));
    const [first, second] = [await makePlan(ann.client, ann.area), await makePlan(ann.client, ann.area)];
    const put = (id: string, list: readonly string[]) =>
      ann.send('PUT', `/api/action-plans/${id}`, { goals: list.map(include) });
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all([put(first, goals), put(second, goals.toReversed())]);
      expectCalm(t, answers, [200]);
      const counts = (await ann.plans()).map(({ goalCount }) => goalCount);
      expect(counts.toSorted((a, b) => a - b)).toEqual([0, 10]);
    }
  });

  it('two tabs that change different fields of a plan both get their way', async () => {
    const ann = await climberOf(t);
    const id = await makePlan(ann.client, ann.area);
    for (let round = 1; round <= ROUNDS; round++) {
      const changes = [
        { title: `Title ${round}` },
        { description: `Text ${round}` },
        { structure: 'weekly' as const, weeks: round },
        { commitmentLevel: round % 2 === 0 ? ('Light' as const) : ('Strong' as const) },
      ];
      const answers = await Promise.all(changes.map((body) => ann.send('PUT', `/api/action-plans/${id}`, body)));
      expectCalm(t, answers, [200]);
      expect(await ann.plan(id)).toMatchObject(Object.assign({}, ...changes) as object);
    }
  });

  it('an area is deleted while plans are made in it and of its goals', async () => {
    const ann = await climberOf(t);
    const refuge = await makeFocusArea(ann.client, { name: 'Refuge' });
    const elsewhere = await makeGoal(ann.client, refuge);
    for (let round = 0; round < ROUNDS; round++) {
      const area = await makeFocusArea(ann.client);
      const goals = [await makeGoal(ann.client, area), elsewhere, await makeGoal(ann.client, area)].map(include);
      const [plan, moving] = [await makePlan(ann.client, area, { goals }), await makePlan(ann.client, refuge)];
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
      const place = round % (others.length + 1);
      const answers = await Promise.all(others.toSpliced(place, 0, remove).map((act) => act()));
      expectCalm(t, answers, [200, 201, 204, 404]);
      expect(answers[place]!.status).toBe(204);
      for (const { focusAreaId } of await ann.plans()) expect(focusAreaId).toBe(refuge);
    }
  });

  it('a goal that is completed while it is linked is in the plan or was refused', async () => {
    const ann = await climberOf(t);
    const plan = await makePlan(ann.client, ann.area);
    for (let round = 0; round < ROUNDS; round++) {
      const goal = await makeGoal(ann.client, ann.area);
      const acts = [
        () => ann.send('PATCH', `/api/goals/${goal}/status`, { status: 'Completed' }),
        () => ann.send('PATCH', `/api/goals/${goal}/action-plan-link`, { include: true, actionPlanId: plan }),
      ];
      const answers = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      expectCalm(t, answers, [200, 409]);
      const isRefused = answers.some(({ status }) => status === 409);
      expect((await ann.told(goal)).includeInActionPlan).toBe(!isRefused);
    }
  });
});
