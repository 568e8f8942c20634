import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createFocusArea, createGoal, createItem, createPlan, createTask } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';

const PLANS = '/api/action-plans';
const notFoundResponse = [404, { message: 'Not found.' }];
const notActiveResponse = [409, { message: 'Only active goals can be included in a plan.' }];
const include = (goalId: string) => ({ goalId, include: true });
const exclude = (goalId: string) => ({ goalId, include: false });

describeOnEachDatabase('creating a plan', {}, (t) => {
  it('returns the plan with exactly its declared fields and adds it to the list', async () => {
    const ann = await createPlanningUser(t);
    const other = await createGoal(ann.client, ann.area, 'Swim');
    const response = await ann.client.post(PLANS, {
      focusAreaId: ann.area,
      title: ' Up the hill ',
      description: ' Slowly ',
      structure: 'weekly',
      weeks: 4,
      commitmentLevel: 'Strong',
      weeklyCommitment: '5h',
      goals: [include(ann.goal), exclude(other)],
    });
    expect(response.status).toBe(201);
    expect(response.json).toEqual({
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
        schedule: {
          status: 'notStarted',
          startWeek: null,
          pausedFrom: null,
          pauses: [],
          finishedAt: null,
          lastWeek: 4,
        },
        createdAt: new Date(t.now).toISOString(),
      },
    });
    const { actionPlan } = response.json;
    expect(await ann.plans()).toEqual([actionPlan]);
    const { goals, ...plan } = await ann.plan(actionPlan._id);
    expect(plan).toEqual(actionPlan);
    expect(goals.map(({ _id }) => _id)).toEqual([ann.goal]);
    expect(await ann.getConsistentGoal()).toMatchObject({
      includeInActionPlan: true,
      actionPlan: { _id: actionPlan._id, title: 'Up the hill' },
    });
    expect(await ann.getConsistentGoal(other)).toMatchObject({ includeInActionPlan: false, actionPlan: null });
  });

  it('requires only a title and an area', async () => {
    const ann = await createPlanningUser(t);
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

  it('defaults to six weeks, and to none for a backlog', async () => {
    const ann = await createPlanningUser(t);
    const createAndGetWeeks = async (more: object) =>
      (await ann.client.post(PLANS, { focusAreaId: ann.area, title: 'Weeks', ...more })).json.actionPlan.weeks;
    expect(await createAndGetWeeks({ structure: 'weekly' })).toBe(6);
    expect(await createAndGetWeeks({ structure: 'weekly', weeks: null })).toBe(6);
    expect(await createAndGetWeeks({ structure: 'backlog', weeks: 4 })).toBeNull();
    expect(await createAndGetWeeks({ weeks: 4 })).toBeNull();
  });

  it('moves goals from their previous plan, and uses the last of two choices for a goal (CC-05)', async () => {
    const ann = await createPlanningUser(t);
    const [swim, climb] = [await createGoal(ann.client, ann.area), await createGoal(ann.client, ann.area)];
    const first = await createPlan(ann.client, ann.area, { goals: [include(ann.goal), include(climb)] });
    const goals = [exclude(ann.goal), include(swim), include(ann.goal), exclude(swim), exclude(climb)];
    const second = await createPlan(ann.client, ann.area, { goals });
    expect((await ann.plan(first)).goals.map(({ _id }) => _id)).toEqual([climb]);
    expect((await ann.plan(second)).goals.map(({ _id }) => _id)).toEqual([ann.goal]);
  });

  it('stores nothing if it fails halfway (CC-05)', async () => {
    const [ann, ben] = [await createPlanningUser(t), await createPlanningUser(t)];
    const closed = await createGoal(ann.client, ann.area);
    await ann.client.mutate('PATCH', `/api/goals/${closed}/status`, { status: 'Completed' });
    const plan = { focusAreaId: ann.area, title: 'Half' };
    const before = await dumpDatabase(t.db);
    for (const [body, expected] of [
      [{ ...plan, goals: [include(ann.goal), include(randomUUID())] }, notFoundResponse],
      [{ ...plan, goals: [include(ann.goal), include(ben.goal)] }, notFoundResponse],
      [{ ...plan, goals: [include(ann.goal), exclude(ben.goal)] }, notFoundResponse],
      [{ ...plan, goals: [include(ann.goal), include(closed)] }, notActiveResponse],
      [{ ...plan, goals: [include(closed), exclude(ben.goal)] }, notFoundResponse],
      [{ ...plan, focusAreaId: ben.area }, notFoundResponse],
      [{ ...plan, focusAreaId: randomUUID(), goals: [include(ann.goal)] }, notFoundResponse],
    ] as const) {
      const response = await ann.client.post(PLANS, body, { headers: { 'idempotency-key': randomUUID() } });
      expect([response.status, response.json]).toEqual(expected);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });
});

describeOnEachDatabase('updating a plan', {}, (t) => {
  it('changes only the given fields and returns the plan', async () => {
    const ann = await createPlanningUser(t);
    const id = await createPlan(ann.client, ann.area, { description: 'Old', goals: [include(ann.goal)] });
    const other = await createFocusArea(ann.client, { name: 'Rest', focusAreaClass: 'chill_zone' });
    let [expected] = await ann.plans();
    const change = async (body: object, changes: object = body) => {
      const response = await ann.client.mutate('PUT', `${PLANS}/${id}`, body);
      expected = { ...expected!, ...changes };
      expected.schedule = { ...expected.schedule, lastWeek: expected.weeks };
      expect([response.status, response.json]).toEqual([200, expected]);
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

  it('adds and removes goals in this plan only', async () => {
    const ann = await createPlanningUser(t);
    const [swim, climb] = [await createGoal(ann.client, ann.area), await createGoal(ann.client, ann.area)];
    const first = await createPlan(ann.client, ann.area, { goals: [include(ann.goal)] });
    const second = await createPlan(ann.client, ann.area, { goals: [include(swim), include(climb)] });
    const goals = [include(swim), exclude(climb), exclude(ann.goal)];
    expect((await ann.client.mutate('PUT', `${PLANS}/${first}`, { goals })).json.goalCount).toBe(1);
    expect((await ann.plan(first)).goals.map(({ _id }) => _id)).toEqual([swim]);
    expect((await ann.plan(second)).goals.map(({ _id }) => _id)).toEqual([climb]);
  });

  it('keeps closed goals but does not add any', async () => {
    const ann = await createPlanningUser(t);
    const [done, archived] = [await createGoal(ann.client, ann.area), await createGoal(ann.client, ann.area)];
    const first = await createPlan(ann.client, ann.area, { goals: [include(done), include(archived)] });
    const second = await createPlan(ann.client, ann.area);
    await ann.client.mutate('PATCH', `/api/goals/${done}/status`, { status: 'Completed' });
    await ann.client.mutate('PATCH', `/api/goals/${archived}/status`, { status: 'Archived' });
    const goals = [include(done), include(archived)];
    const updated = await ann.client.mutate('PUT', `${PLANS}/${first}`, { title: 'Kept', goals });
    expect(updated.json).toMatchObject({ title: 'Kept', goalCount: 1, progress: { done: 1, total: 1 } });
    const before = await dumpDatabase(t.db);
    const rejected = await ann.client.mutate('PUT', `${PLANS}/${second}`, { title: 'Lost', goals });
    expect([rejected.status, rejected.json]).toEqual(notActiveResponse);
    expect(await dumpDatabase(t.db)).toBe(before);
    await ann.client.mutate('PUT', `${PLANS}/${first}`, { goals: [exclude(done), exclude(archived)] });
    expect((await ann.plan(first)).goals).toEqual([]);
  });

  it('responds with 404 to areas and goals that are unknown or belong to other users, and changes nothing', async () => {
    const [ann, ben] = [await createPlanningUser(t), await createPlanningUser(t)];
    const id = await createPlan(ann.client, ann.area);
    const before = await dumpDatabase(t.db);
    for (const body of [
      { focusAreaId: ben.area },
      { focusAreaId: randomUUID() },
      { goals: [include(ann.goal), include(ben.goal)] },
      { goals: [exclude(randomUUID())] },
    ]) {
      const response = await ann.client.mutate('PUT', `${PLANS}/${id}`, { title: 'Lost', ...body });
      expect([response.status, response.json]).toEqual(notFoundResponse);
    }
    expect(await dumpDatabase(t.db)).toBe(before);
  });
});

describeOnEachDatabase('action plans', {}, (t) => {
  it('are listed newest first with their progress, which ignores archived goals', async () => {
    const ann = await createPlanningUser(t);
    const [done, archived, bare] = [
      await createGoal(ann.client, ann.area),
      await createGoal(ann.client, ann.area),
      await createGoal(ann.client, ann.area),
    ];
    const goals = [ann.goal, done, archived, bare].map(include);
    const first = await createPlan(ann.client, ann.area, { title: 'First', goals });
    const second = await createPlan(ann.client, ann.area, { title: 'Second' });
    t.now += 1000;
    const third = await createPlan(ann.client, ann.area, { title: 'Third' });
    for (const goal of [ann.goal, done, archived]) {
      const task = await createTask(ann.client, goal);
      await createTask(ann.client, goal);
      await createItem(ann.client, goal);
      await ann.client.mutate('PATCH', `/api/tasks/${task}/status`, { completed: true });
    }
    await ann.client.mutate('PATCH', `/api/goals/${done}/status`, { status: 'Completed' });
    await ann.client.mutate('PATCH', `/api/goals/${archived}/status`, { status: 'Archived' });
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

  it('list their goals by the number after “Week”, each with its tasks and resources', async () => {
    const ann = await createPlanningUser(t);
    const titles = ['Week 10', 'No number', 'week 2: b', 'Week 2: a'];
    const ids = [];
    for (const title of titles) ids.push(await createGoal(ann.client, ann.area, title));
    const item = await createItem(ann.client, ids[0]!);
    const task = await createTask(ann.client, ids[0]!, { title: 'Go', inventoryItems: [item] });
    const plan = await ann.plan(await createPlan(ann.client, ann.area, { goals: ids.map(include) }));
    expect(plan.goals.map(({ title }) => title)).toEqual(['week 2: b', 'Week 2: a', 'Week 10', 'No number']);
    const { focusAreaName, progress, inventory, tasks, trackedSec, ...goal } = plan.goals[2]!;
    expect(goal).toEqual(await ann.getConsistentGoal(ids[0]));
    expect([focusAreaName, trackedSec, progress]).toEqual(['Fitness', 0, { done: 0, total: 2 }]);
    expect([inventory, tasks]).toEqual([await ann.items(ids[0]), await ann.tasks(ids[0])]);
    expect(tasks).toMatchObject([{ _id: task, inventoryItems: [item] }]);
  });

  it('leave goals, tasks and resources unchanged when they are deleted', async () => {
    const ann = await createPlanningUser(t);
    const [item, task] = [await createItem(ann.client, ann.goal), await createTask(ann.client, ann.goal)];
    const id = await createPlan(ann.client, ann.area, { goals: [include(ann.goal)] });
    const response = await ann.client.mutate('DELETE', `${PLANS}/${id}`);
    expect([response.status, response.text]).toEqual([204, '']);
    expect(await ann.plans()).toEqual([]);
    expect(await ann.getConsistentGoal()).toMatchObject({
      includeInActionPlan: false,
      actionPlan: null,
      inventoryCount: 1,
    });
    expect(await ann.detail()).toMatchObject({ inventory: [{ _id: item }], tasks: [{ _id: task }] });
    expect((await ann.client.mutate('DELETE', `${PLANS}/${id}`)).status).toBe(404);
    expect((await ann.client.get(`${PLANS}/${id}`)).status).toBe(404);
  });

  it('keep a goal that moves to another area, and lose it when that area is deleted', async () => {
    const ann = await createPlanningUser(t);
    const other = await createFocusArea(ann.client, { name: 'Other' });
    const id = await createPlan(ann.client, ann.area, { goals: [include(ann.goal)] });
    await ann.client.mutate('PUT', `/api/goals/${ann.goal}`, { focusArea: other });
    expect((await ann.plan(id)).goals).toMatchObject([{ _id: ann.goal, focusAreaName: 'Other' }]);
    await ann.client.mutate('DELETE', `/api/safe-delete/focus-areas/${other}`);
    expect((await ann.plan(id)).goals).toEqual([]);
  });
});
