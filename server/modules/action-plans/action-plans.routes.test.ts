import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeFocusArea, makeGoal, makeItem, makePlan, makeTask } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { climberOf } from '../../testing/climber.ts';
import { contentOf } from '../../testing/matrix.ts';

const PLANS = '/api/action-plans';
const notFound = [404, { message: 'Not found.' }];
const notActive = [409, { message: 'Only active goals can be included in a plan.' }];
const include = (goalId: string) => ({ goalId, include: true });
const exclude = (goalId: string) => ({ goalId, include: false });

describeOnEachDatabase('creating a plan', {}, (t) => {
  it('answers the whole plan with exactly its declared fields, and it is in the list', async () => {
    const ann = await climberOf(t);
    const other = await makeGoal(ann.client, ann.area, 'Swim');
    const answer = await ann.client.post(PLANS, {
      focusAreaId: ann.area,
      title: ' Up the hill ',
      description: ' Slowly ',
      structure: 'weekly',
      weeks: 4,
      commitmentLevel: 'Strong',
      weeklyCommitment: '5h',
      goals: [include(ann.goal), exclude(other)],
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      actionPlan: {
        _id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
        focusAreaId: ann.area,
        focusAreaName: 'Fitness',
        focusAreaClass: 'level_up',
        title: 'Up the hill',
        description: 'Slowly',
        structure: 'weekly',
        weeks: 4,
        weeklyCommitment: '5h',
        weeklyCommitmentHours: 5,
        commitmentLevel: 'Strong',
        goalCount: 1,
        progress: { done: 0, total: 1 },
        createdAt: new Date(t.now).toISOString(),
      },
    });
    const { actionPlan } = answer.json;
    expect(await ann.plans()).toEqual([actionPlan]);
    const { goals, ...plan } = await ann.plan(actionPlan._id);
    expect(plan).toEqual(actionPlan);
    expect(goals.map(({ _id }) => _id)).toEqual([ann.goal]);
    expect(await ann.told()).toMatchObject({
      includeInActionPlan: true,
      actionPlan: { _id: actionPlan._id, title: 'Up the hill' },
    });
    expect(await ann.told(other)).toMatchObject({ includeInActionPlan: false, actionPlan: null });
  });

  it('needs no more than a title and an area', async () => {
    const ann = await climberOf(t);
    const { json } = await ann.client.post(PLANS, { focusAreaId: ann.area, title: 'Some day' });
    expect(json.actionPlan).toMatchObject({
      description: '',
      structure: 'backlog',
      weeks: null,
      weeklyCommitment: '1h',
      weeklyCommitmentHours: 1,
      commitmentLevel: 'Light',
      goalCount: 0,
      progress: { done: 0, total: 0 },
    });
  });

  it('has six weeks unless told otherwise, and none as a backlog', async () => {
    const ann = await climberOf(t);
    const weeksOf = async (more: object) =>
      (await ann.client.post(PLANS, { focusAreaId: ann.area, title: 'Weeks', ...more })).json.actionPlan.weeks;
    expect(await weeksOf({ structure: 'weekly' })).toBe(6);
    expect(await weeksOf({ structure: 'weekly', weeks: null })).toBe(6);
    expect(await weeksOf({ structure: 'backlog', weeks: 4 })).toBeNull();
    expect(await weeksOf({ weeks: 4 })).toBeNull();
  });

  it('with the same Idempotency-Key happens once', async () => {
    const ann = await climberOf(t);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { focusAreaId: ann.area, title: 'Once', goals: [include(ann.goal)] };
    const [first, second] = [
      await ann.client.post(PLANS, body, { headers }),
      await ann.client.post(PLANS, body, { headers }),
    ];
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect(await ann.plans()).toHaveLength(1);
  });

  it('takes a goal out of the plan that had it, and of a goal that is named twice the last word', async () => {
    const ann = await climberOf(t);
    const [swim, climb] = [await makeGoal(ann.client, ann.area), await makeGoal(ann.client, ann.area)];
    const first = await makePlan(ann.client, ann.area, { goals: [include(ann.goal), include(climb)] });
    const goals = [exclude(ann.goal), include(swim), include(ann.goal), exclude(swim), exclude(climb)];
    const second = await makePlan(ann.client, ann.area, { goals });
    expect((await ann.plan(first)).goals.map(({ _id }) => _id)).toEqual([climb]);
    expect((await ann.plan(second)).goals.map(({ _id }) => _id)).toEqual([ann.goal]);
  });

  it('that fails half-way leaves nothing', async () => {
    const [ann, ben] = [await climberOf(t), await climberOf(t)];
    const closed = await makeGoal(ann.client, ann.area);
    await ann.client.change('PATCH', `/api/goals/${closed}/status`, { status: 'Completed' });
    const plan = { focusAreaId: ann.area, title: 'Half' };
    const before = await contentOf(t.db);
    for (const [body, refused] of [
      [{ ...plan, goals: [include(ann.goal), include(randomUUID())] }, notFound],
      [{ ...plan, goals: [include(ann.goal), include(ben.goal)] }, notFound],
      [{ ...plan, goals: [include(ann.goal), exclude(ben.goal)] }, notFound],
      [{ ...plan, goals: [include(ann.goal), include(closed)] }, notActive],
      [{ ...plan, goals: [include(closed), exclude(ben.goal)] }, notFound],
      [{ ...plan, focusAreaId: ben.area }, notFound],
      [{ ...plan, focusAreaId: randomUUID(), goals: [include(ann.goal)] }, notFound],
    ] as const) {
      const answer = await ann.client.post(PLANS, body, { headers: { 'idempotency-key': randomUUID() } });
      expect([answer.status, answer.json]).toEqual(refused);
    }
    expect(await contentOf(t.db)).toBe(before);
  });
});

describeOnEachDatabase('changing a plan', {}, (t) => {
  it('changes what is given and nothing else, and answers the whole plan', async () => {
    const ann = await climberOf(t);
    const id = await makePlan(ann.client, ann.area, { description: 'Old', goals: [include(ann.goal)] });
    const other = await makeFocusArea(ann.client, { name: 'Rest', focusAreaClass: 'chill_zone' });
    let [expected] = await ann.plans();
    const change = async (body: object, changes: object = body) => {
      const answer = await ann.client.change('PUT', `${PLANS}/${id}`, body);
      expected = { ...expected!, ...changes };
      expect([answer.status, answer.json]).toEqual([200, expected]);
      expect(await ann.plans()).toEqual([expected]);
    };
    await change({});
    await change({ title: 'New' });
    await change({ description: '' });
    await change({ commitmentLevel: 'Medium' });
    await change({ weeklyCommitment: '3h' }, { weeklyCommitment: '3h', weeklyCommitmentHours: 3 });
    await change({ weeks: 9 }, {});
    await change({ structure: 'weekly' }, { structure: 'weekly', weeks: 6 });
    await change({ weeks: 9 });
    await change({ structure: 'weekly' }, {});
    await change({ weeks: null }, {});
    await change({ structure: 'backlog', weeks: 3 }, { structure: 'backlog', weeks: null });
    await change({ structure: 'weekly', weeks: 2 });
    await change({ focusAreaId: other }, { focusAreaId: other, focusAreaName: 'Rest', focusAreaClass: 'chill_zone' });
    await change({ goals: [exclude(ann.goal)] }, { goalCount: 0, progress: { done: 0, total: 0 } });
  });

  it('puts goals in and out, of this plan alone', async () => {
    const ann = await climberOf(t);
    const [swim, climb] = [await makeGoal(ann.client, ann.area), await makeGoal(ann.client, ann.area)];
    const first = await makePlan(ann.client, ann.area, { goals: [include(ann.goal)] });
    const second = await makePlan(ann.client, ann.area, { goals: [include(swim), include(climb)] });
    const goals = [include(swim), exclude(climb), exclude(ann.goal)];
    expect((await ann.client.change('PUT', `${PLANS}/${first}`, { goals })).json.goalCount).toBe(1);
    expect((await ann.plan(first)).goals.map(({ _id }) => _id)).toEqual([swim]);
    expect((await ann.plan(second)).goals.map(({ _id }) => _id)).toEqual([climb]);
  });

  it('lets a closed goal stay, but takes none in', async () => {
    const ann = await climberOf(t);
    const [done, archived] = [await makeGoal(ann.client, ann.area), await makeGoal(ann.client, ann.area)];
    const first = await makePlan(ann.client, ann.area, { goals: [include(done), include(archived)] });
    const second = await makePlan(ann.client, ann.area);
    await ann.client.change('PATCH', `/api/goals/${done}/status`, { status: 'Completed' });
    await ann.client.change('PATCH', `/api/goals/${archived}/status`, { status: 'Archived' });
    const goals = [include(done), include(archived)];
    const kept = await ann.client.change('PUT', `${PLANS}/${first}`, { title: 'Kept', goals });
    expect(kept.json).toMatchObject({ title: 'Kept', goalCount: 1, progress: { done: 1, total: 1 } });
    const before = await contentOf(t.db);
    const refused = await ann.client.change('PUT', `${PLANS}/${second}`, { title: 'Lost', goals });
    expect([refused.status, refused.json]).toEqual(notActive);
    expect(await contentOf(t.db)).toBe(before);
    await ann.client.change('PUT', `${PLANS}/${first}`, { goals: [exclude(done), exclude(archived)] });
    expect((await ann.plan(first)).goals).toEqual([]);
  });

  it("to an area or goals of nothing or another's is a 404 and changes nothing", async () => {
    const [ann, ben] = [await climberOf(t), await climberOf(t)];
    const id = await makePlan(ann.client, ann.area);
    const before = await contentOf(t.db);
    for (const body of [
      { focusAreaId: ben.area },
      { focusAreaId: randomUUID() },
      { goals: [include(ann.goal), include(ben.goal)] },
      { goals: [exclude(randomUUID())] },
    ]) {
      const answer = await ann.client.change('PUT', `${PLANS}/${id}`, { title: 'Lost', ...body });
      expect([answer.status, answer.json]).toEqual(notFound);
    }
    expect(await contentOf(t.db)).toBe(before);
  });
});

describeOnEachDatabase('plans', {}, (t) => {
  it('are listed newest first with how far their goals have come, archived ones left out', async () => {
    const ann = await climberOf(t);
    const [done, archived, bare] = [
      await makeGoal(ann.client, ann.area),
      await makeGoal(ann.client, ann.area),
      await makeGoal(ann.client, ann.area),
    ];
    const goals = [ann.goal, done, archived, bare].map(include);
    const first = await makePlan(ann.client, ann.area, { title: 'First', goals });
    const second = await makePlan(ann.client, ann.area, { title: 'Second' });
    t.now += 1000;
    const third = await makePlan(ann.client, ann.area, { title: 'Third' });
    for (const goal of [ann.goal, done, archived]) {
      const task = await makeTask(ann.client, goal);
      await makeTask(ann.client, goal);
      await makeItem(ann.client, goal);
      await ann.client.change('PATCH', `/api/tasks/${task}/status`, { completed: true });
    }
    await ann.client.change('PATCH', `/api/goals/${done}/status`, { status: 'Completed' });
    await ann.client.change('PATCH', `/api/goals/${archived}/status`, { status: 'Archived' });
    expect((await ann.plans()).map(({ _id }) => _id)).toEqual([third, second, first]);
    const plan = await ann.plan(first);
    expect(plan).toMatchObject({ goalCount: 3, progress: { done: 4, total: 7 } });
    expect((await ann.plans())[2]).toMatchObject({ goalCount: 3, progress: { done: 4, total: 7 } });
    expect(plan.goals.map(({ _id, progress }) => [_id, progress])).toEqual([
      [ann.goal, { done: 1, total: 3 }],
      [done, { done: 3, total: 3 }],
      [archived, { done: 0, total: 0 }],
      [bare, { done: 0, total: 1 }],
    ]);
  });

  it('show their goals by the number after Week, each with what it has', async () => {
    const ann = await climberOf(t);
    const titles = ['Week 10', 'No number', 'week 2: b', 'Week 2: a'];
    const ids = [];
    for (const title of titles) ids.push(await makeGoal(ann.client, ann.area, title));
    const item = await makeItem(ann.client, ids[0]!);
    const task = await makeTask(ann.client, ids[0]!, { title: 'Go', inventoryItems: [item] });
    const plan = await ann.plan(await makePlan(ann.client, ann.area, { goals: ids.map(include) }));
    expect(plan.goals.map(({ title }) => title)).toEqual(['week 2: b', 'Week 2: a', 'Week 10', 'No number']);
    const { focusAreaName, progress, inventory, tasks, ...goal } = plan.goals[2]!;
    expect(goal).toEqual(await ann.told(ids[0]));
    expect([focusAreaName, progress]).toEqual(['Fitness', { done: 0, total: 2 }]);
    expect([inventory, tasks]).toEqual([await ann.items(ids[0]), await ann.tasks(ids[0])]);
    expect(tasks).toMatchObject([{ _id: task, inventoryItems: [item] }]);
  });

  it('that are deleted leave goals, tasks and resources as they are', async () => {
    const ann = await climberOf(t);
    const [item, task] = [await makeItem(ann.client, ann.goal), await makeTask(ann.client, ann.goal)];
    const id = await makePlan(ann.client, ann.area, { goals: [include(ann.goal)] });
    const answer = await ann.client.change('DELETE', `${PLANS}/${id}`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await ann.plans()).toEqual([]);
    expect(await ann.told()).toMatchObject({ includeInActionPlan: false, actionPlan: null, inventoryCount: 1 });
    expect(await ann.detail()).toMatchObject({ inventory: [{ _id: item }], tasks: [{ _id: task }] });
    expect((await ann.client.change('DELETE', `${PLANS}/${id}`)).status).toBe(404);
    expect((await ann.client.get(`${PLANS}/${id}`)).status).toBe(404);
  });

  it('keep a goal that moves to another area, and lose it with its own', async () => {
    const ann = await climberOf(t);
    const other = await makeFocusArea(ann.client, { name: 'Other' });
    const id = await makePlan(ann.client, ann.area, { goals: [include(ann.goal)] });
    await ann.client.change('PUT', `/api/goals/${ann.goal}`, { focusArea: other });
    expect((await ann.plan(id)).goals).toMatchObject([{ _id: ann.goal, focusAreaName: 'Other' }]);
    await ann.client.change('DELETE', `/api/safe-delete/focus-areas/${other}`);
    expect((await ann.plan(id)).goals).toEqual([]);
  });
});
