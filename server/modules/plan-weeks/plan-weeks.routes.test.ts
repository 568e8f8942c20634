import { expect, it } from 'vitest';
import type { AreaDemand, PlanInWeek } from '#contract/plans/plan-weeks.ts';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import {
  createFocusArea,
  createGoal,
  createPlan,
  createTask,
  setTimeZone,
} from '#server/testing/fixtures/factories.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

const WEEK = '2026-11-09';
const WEEK_MS = 7 * 24 * 3_600_000;

/** A user with a plan that is in its second week. */
async function createRunningUser(t: TestApp, planFields: object = {}) {
  const ann = await createPlanningUser(t);
  const planId = await createPlan(ann.client, ann.area, {
    title: 'Ten kilometres',
    structure: 'weekly',
    weeks: 4,
    weeklyCommitment: '3h',
    goals: [{ goalId: ann.goal, include: true }],
    ...planFields,
  });
  const schedule = (body: object) => ann.send('PATCH', `/api/action-plans/${planId}/schedule`, body);
  expect((await schedule({ action: 'start', startWeek: '2026-11-02' })).status).toBe(200);
  return {
    ...ann,
    planId,
    schedule,
    addTask: (body: object) => createTask(ann.client, ann.goal, body),
    week: async (weekStart = WEEK): Promise<PlanInWeek[]> =>
      (await ann.client.get(`/api/plan-weeks/tasks?weekStart=${weekStart}`)).json.plans,
    demand: async (weekStart = WEEK): Promise<AreaDemand[]> =>
      (await ann.client.get(`/api/plan-weeks/demand?weekStart=${weekStart}`)).json,
  };
}

const summary = (plans: readonly PlanInWeek[]) =>
  plans.flatMap(({ tasks }) => tasks.map(({ title, reason, minutesLeft }) => `${reason} ${title} ${minutesLeft}`));

describeOnEachDatabase('the tasks of a week', {}, (t) => {
  it('come from running plans, with the week of each plan', async () => {
    const ann = await createRunningUser(t);
    await ann.addTask({ title: 'Lace up', week: 1, estimatedMinutes: 30 });
    await ann.addTask({ title: 'Run a mile', week: 2, estimatedMinutes: 45 });
    await ann.addTask({ title: 'Race', week: 4, estimatedMinutes: 60 });
    const [plan, ...others] = await ann.week();
    expect(others).toEqual([]);
    expect(plan).toMatchObject({ _id: ann.planId, planWeek: 2, lastWeek: 4, minutesLeft: 75, hiddenTasks: 0 });
    expect(summary([plan!])).toEqual(['carriedOver Lace up 30', 'planned Run a mile 45']);
    expect(summary(await ann.week('2026-11-23'))).toEqual(['planned Race 60']);
    expect(await ann.week('2026-11-02')).toEqual([]);
  });

  it('leave out plans that are paused, finished or not started yet', async () => {
    const ann = await createRunningUser(t);
    await ann.addTask({ title: 'Run', week: 2 });
    for (const action of ['pause', 'finish'] as const) {
      await ann.schedule({ action });
      expect(await ann.week()).toEqual([]);
      expect(await ann.demand()).toEqual([]);
      await ann.schedule({ action: 'resume' });
      expect(summary(await ann.week())).toEqual(['planned Run 0']);
    }
    await ann.schedule({ action: 'start', startWeek: '2026-11-16' });
    expect(await ann.week()).toEqual([]);
    await ann.schedule({ action: 'reset' });
    expect(await ann.week()).toEqual([]);
  });

  it('take the week of their goal, chosen or from its title, unless they have their own', async () => {
    const ann = await createRunningUser(t);
    const [chosen, named] = [
      await createGoal(ann.client, ann.area, 'Chosen'),
      await createGoal(ann.client, ann.area, 'Week 2: Named'),
    ];
    const goals = [
      { goalId: chosen, include: true, week: 2 },
      { goalId: named, include: true },
    ];
    expect((await ann.send('PUT', `/api/action-plans/${ann.planId}`, { goals })).status).toBe(200);
    await createTask(ann.client, chosen, { title: 'Of the chosen week' });
    await createTask(ann.client, named, { title: 'Of the named week' });
    await createTask(ann.client, named, { title: 'Of another week', week: 3 });
    expect(summary(await ann.week())).toEqual(['planned Of the chosen week 0', 'planned Of the named week 0']);
    const [plan] = await ann.week();
    expect(plan!.tasks.map(({ week, plannedWeek }) => [week, plannedWeek])).toEqual([
      [null, 2],
      [null, 2],
    ]);
  });

  it('come with the number of plans that could be started', async () => {
    const ann = await createPlanningUser(t);
    const startable = async () =>
      (await ann.client.get(`/api/plan-weeks/tasks?weekStart=${WEEK}`)).json.startablePlans as number;
    expect(await startable()).toBe(0);
    await createPlan(ann.client, ann.area, { title: 'Without goals' });
    expect(await startable()).toBe(0);
    const goals = [{ goalId: ann.goal, include: true }];
    const id = await createPlan(ann.client, ann.area, { title: 'Ten kilometres', goals });
    expect(await startable()).toBe(1);
    await ann.send('PATCH', `/api/action-plans/${id}/schedule`, { action: 'start', startWeek: WEEK });
    expect(await startable()).toBe(0);
  });

  it('stay in the list when they are done, but not when they are set aside, archived or of another week', async () => {
    const ann = await createRunningUser(t);
    const [done, aside, before] = [
      await ann.addTask({ title: 'Done', week: 2, estimatedMinutes: 30 }),
      await ann.addTask({ title: 'Aside', week: 2 }),
      await ann.addTask({ title: 'Done before', week: 1 }),
    ];
    await t.db
      .updateTable('tasks')
      .set({ completed_at: t.now - WEEK_MS })
      .where('id', '=', before)
      .execute();
    await ann.send('PATCH', `/api/tasks/${done}/status`, { completed: true });
    await ann.send('PUT', `/api/tasks/${aside}`, { isSetAside: true });
    expect(summary(await ann.week())).toEqual(['planned Done 0']);
    await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Completed' });
    expect(summary(await ann.week())).toEqual(['planned Done 0']);
  });

  it('count the time tracked on them, and the days on which they repeat', async () => {
    const ann = await createRunningUser(t);
    const task = await ann.addTask({ title: 'Read', week: 2, estimatedMinutes: 60 });
    const habit = await ann.addTask({ title: 'Stretch', week: 1, estimatedMinutes: 10, timesPerWeek: 3 });
    const times = { startAt: '2026-11-10T08:00:00.000Z', endAt: '2026-11-10T08:40:00.000Z' };
    await ann.send('POST', '/api/time-entries', { goalId: ann.goal, taskId: task, ...times });
    for (const day of ['2026-11-08', '2026-11-09', '2026-11-11'])
      expect((await ann.send('PATCH', `/api/tasks/${habit}/tick`, { day, ticked: true })).status).toBe(200);
    const [plan] = await ann.week();
    expect(summary([plan!])).toEqual(['planned Read 20', 'planned Stretch 10']);
    expect(plan).toMatchObject({
      minutesLeft: 30,
      tasks: [{ trackedSec: 2400 }, { ticks: ['2026-11-08', '2026-11-09', '2026-11-11'] }],
    });
  });

  it('lists a limited number for each plan, and how many more there are', async () => {
    const ann = await createRunningUser(t);
    const tasks = Array.from({ length: 60 }, (_, n) => ({ title: `Step ${n}`, week: 2, estimatedMinutes: 10 }));
    await ann.send('POST', `/api/goals/${ann.goal}/tasks/several`, { tasks });
    const [plan] = await ann.week();
    expect(plan).toMatchObject({ hiddenTasks: 10, minutesLeft: 600 });
    expect(plan!.tasks).toHaveLength(50);
  });

  it('belong to the week of the account, not to that of the server', async () => {
    const ann = await createRunningUser(t);
    await setTimeZone(t.db, ann.client, 'Pacific/Auckland');
    await ann.addTask({ title: 'Second', week: 2 });
    await ann.addTask({ title: 'Third', week: 3 });
    const now = t.now;
    // Sunday in UTC; in Auckland, Monday begins at 11:00 UTC.
    t.now = Date.UTC(2026, 10, 15, 10, 59);
    expect(summary(await ann.week())).toEqual(['planned Second 0']);
    expect(summary(await ann.week('2026-11-16'))).toEqual(['planned Third 0']);
    t.now = Date.UTC(2026, 10, 15, 11);
    expect(await ann.week()).toEqual([]);
    expect(summary(await ann.week('2026-11-16'))).toEqual(['carriedOver Second 0', 'planned Third 0']);
    t.now = now;
  });

  it.each(['2026-11-10', '2101-01-03', 'soon', ''])('rejects the week %j', async (weekStart) => {
    const ann = await createPlanningUser(t);
    for (const path of ['tasks', 'demand'])
      expect((await ann.client.get(`/api/plan-weeks/${path}?weekStart=${weekStart}`)).status).toBe(422);
  });

  it("do not include another user's plans, and take the same number of statements for any number of tasks", async () => {
    const [ann, ben] = [await createRunningUser(t), await createRunningUser(t)];
    await ann.addTask({ title: 'Ann', week: 2 });
    expect(summary(await ben.week())).toEqual([]);
    const count = async () => {
      const before = t.statements.length;
      await ann.week();
      return t.statements.length - before;
    };
    const few = await count();
    const tasks = Array.from({ length: 40 }, (_, n) => ({ title: `Step ${n} (10 min)`, week: 2 }));
    await ann.send('POST', `/api/goals/${ann.goal}/tasks/several`, { tasks });
    await createPlan(ann.client, ann.area);
    expect(await count()).toBe(few);
  });
});

describeOnEachDatabase('the demand of a week', {}, (t) => {
  it('is the time of its tasks by the focus area of their goals, without what was tracked before', async () => {
    const ann = await createRunningUser(t);
    const area = await createFocusArea(ann.client, { name: 'Health' });
    const goal = await createGoal(ann.client, area, 'Sleep');
    await ann.send('PATCH', `/api/goals/${goal}/action-plan-link`, {
      include: true,
      actionPlanId: ann.planId,
      week: 2,
    });
    await createTask(ann.client, goal, { title: 'Dark room (45 min)' });
    const early = await ann.addTask({ title: 'Lace up', week: 1, estimatedMinutes: 60 });
    const times = { startAt: '2026-11-05T08:00:00.000Z', endAt: '2026-11-05T08:40:00.000Z' };
    await ann.send('POST', '/api/time-entries', { goalId: ann.goal, taskId: early, ...times });
    const done = await ann.addTask({ title: 'Tie', week: 1, estimatedMinutes: 50 });
    const doneTimes = { startAt: '2026-11-05T09:00:00.000Z', endAt: '2026-11-05T09:20:00.000Z' };
    await ann.send('POST', '/api/time-entries', { goalId: ann.goal, taskId: done, ...doneTimes });
    await ann.send('PATCH', `/api/tasks/${done}/status`, { completed: true });
    // The target of the week includes what was done in it.
    const thisWeek = { startAt: '2026-11-09T08:00:00.000Z', endAt: '2026-11-09T08:10:00.000Z' };
    await ann.send('POST', '/api/time-entries', { goalId: ann.goal, taskId: early, ...thisWeek });
    await ann.addTask({ title: 'Stretch', week: 2, estimatedMinutes: 15, timesPerWeek: 4 });
    const plan = { _id: ann.planId, title: 'Ten kilometres' };
    expect(await ann.demand()).toEqual([
      { focusAreaId: ann.area, minutes: 110, plans: [{ ...plan, minutes: 110 }] },
      { focusAreaId: area, minutes: 45, plans: [{ ...plan, minutes: 45 }] },
    ]);
    expect(await ann.demand('2026-11-16')).toEqual([
      { focusAreaId: ann.area, minutes: 60, plans: [{ ...plan, minutes: 60 }] },
    ]);
    expect(await ann.demand('2026-11-02')).toEqual([]);
  });

  it('is the weekly commitment of a plan whose tasks have neither sizes nor weeks', async () => {
    const ann = await createRunningUser(t, { structure: 'backlog', weeks: null });
    await ann.addTask({ title: 'Some day' });
    for (const week of [WEEK, '2027-03-01'])
      expect(await ann.demand(week)).toMatchObject([{ focusAreaId: ann.area, minutes: 180 }]);
  });

  it('ends with the last week of the plan, unless that is over already', async () => {
    const ann = await createRunningUser(t);
    await ann.addTask({ title: 'Stretch', estimatedMinutes: 15, timesPerWeek: 4 });
    expect(await ann.demand('2026-11-23')).toMatchObject([{ minutes: 60 }]);
    expect(await ann.demand('2026-11-30')).toEqual([]);
    expect(await ann.week('2026-11-30')).toEqual([]);
    await ann.schedule({ action: 'start', startWeek: '2026-09-07' });
    expect(await ann.demand()).toMatchObject([{ minutes: 60 }]);
  });
});
