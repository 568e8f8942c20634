import { expect, it } from 'vitest';
import type { PlanInWeek } from '#contract/plans/plan-weeks.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import { createItem, createPlan, createTask, setTimeZone } from '#server/testing/fixtures/factories.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

const WEEK = '2026-11-09';

/** A user with a plan of six weeks that is in its second one. */
async function createUser(t: TestApp, week = WEEK) {
  const ann = await createPlanningUser(t);
  const goals = [{ goalId: ann.goal, include: true }];
  const planId = await createPlan(ann.client, ann.area, { structure: 'weekly', weeks: 6, goals });
  const start = { action: 'start', startWeek: addDays(week, -7) };
  expect((await ann.send('PATCH', `/api/action-plans/${planId}/schedule`, start)).status).toBe(200);
  const plans = async (weekStart = week): Promise<PlanInWeek[]> =>
    (await ann.client.get(`/api/plan-weeks/tasks?weekStart=${weekStart}`)).json.plans;
  return {
    ...ann,
    planId,
    plans,
    titles: async (weekStart = week) =>
      (await plans(weekStart)).flatMap(({ tasks }) => tasks.map(({ title }) => title)),
    addTask: (body: object) => createTask(ann.client, ann.goal, body),
    addTasks: async (count: number, fields: object) => {
      const tasks = Array.from({ length: count }, (_, n) => ({ title: `Step ${n + 1}`, week: 2, ...fields }));
      const { json } = await ann.send('POST', `/api/goals/${ann.goal}/tasks/several`, { tasks });
      return (json as { _id: string }[]).map(({ _id }) => _id);
    },
    complete: (id: string) => ann.send('PATCH', `/api/tasks/${id}/status`, { completed: true }),
    tick: (id: string, day: string) => ann.send('PATCH', `/api/tasks/${id}/tick`, { ticked: true, day }),
  };
}

/** A Monday, and the moment at which it begins. Clocks change shortly before, shortly after, or never. */
const boundaries = [
  ['Pacific/Kiritimati', '2026-11-16', '2026-11-15T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-16', '2026-11-16T11:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-16', '2026-11-15T18:15:00.000Z'],
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['Atlantic/Azores', '2026-10-26', '2026-10-26T01:00:00.000Z'],
] as const;

describeOnEachDatabase('the week in which a task was done', {}, (t) => {
  it.each(boundaries)('in %s begins at the midnight before %s', async (timeZone, monday, midnight) => {
    const { now } = t;
    t.now = Date.parse(midnight) - 1000;
    const ann = await createUser(t, monday);
    await setTimeZone(t.db, ann.client, timeZone);
    const sunday = await ann.addTask({ title: 'Sunday', week: 1 });
    const onMonday = await ann.addTask({ title: 'Monday', week: 1 });
    const habit = await ann.addTask({ title: 'Stretch', estimatedMinutes: 10, timesPerWeek: 3 });
    await ann.complete(sunday);
    expect((await ann.tick(habit, addDays(monday, -1))).status).toBe(200);
    expect((await ann.tick(habit, monday)).status).toBe(422);
    const minutesLeft = async (week: string) => (await ann.plans(week))[0]!.minutesLeft;
    expect([await ann.titles(addDays(monday, -7)), await minutesLeft(addDays(monday, -7))]).toEqual([
      ['Sunday', 'Monday', 'Stretch'],
      20,
    ]);
    t.now += 1000;
    await ann.complete(onMonday);
    expect((await ann.tick(habit, monday)).status).toBe(200);
    expect([await ann.titles(monday), await minutesLeft(monday)]).toEqual([['Monday', 'Stretch'], 20]);
    t.now = now;
  });
});

describeOnEachDatabase('the tasks of a week', {}, (t) => {
  it('are listed with all that is open, however many are done', async () => {
    const ann = await createUser(t);
    const ids = [
      ...(await ann.addTasks(60, { estimatedMinutes: 10 })),
      ...(await ann.addTasks(60, { estimatedMinutes: 10 })),
    ];
    for (const id of ids.slice(0, 60)) await ann.complete(id);
    const [plan] = await ann.plans();
    expect(plan).toMatchObject({ minutesLeft: 600, hiddenTasks: 10 });
    const open = plan!.tasks.filter(({ completed }) => !completed);
    expect(open.map(({ title }) => title)).toEqual(Array.from({ length: 50 }, (_, n) => `Step ${n + 1}`));
    expect(plan!.tasks.filter(({ completed }) => completed)).toHaveLength(50);
    for (const id of ids.slice(60)) await ann.complete(id);
    expect(await ann.plans()).toMatchObject([{ minutesLeft: 0, hiddenTasks: 0 }]);
  });

  it('count the repetitions that are left of those that are not listed', async () => {
    const ann = await createUser(t);
    await ann.addTasks(50, { week: 1 });
    const habits = await ann.addTasks(2, { week: 1, estimatedMinutes: 10, timesPerWeek: 3 });
    await ann.tick(habits[0]!, '2026-11-10');
    expect(await ann.plans()).toMatchObject([{ minutesLeft: 50, hiddenTasks: 2 }]);
  });

  it('include those that were created from a resource, also without it', async () => {
    const ann = await createUser(t);
    const item = await createItem(ann.client, ann.goal);
    await ann.addTask({ title: 'Read', week: 2, inventoryItems: [item] });
    expect(await ann.plans()).toMatchObject([{ tasks: [{ title: 'Read', inventoryItems: [item] }] }]);
    expect((await ann.send('DELETE', `/api/inventory/${item}`)).status).toBe(204);
    expect(await ann.plans()).toMatchObject([{ tasks: [{ title: 'Read', inventoryItems: [] }] }]);
  });

  it('leave with their plan or goal, and are back when that is restored', async () => {
    const ann = await createUser(t);
    await ann.addTask({ title: 'Run', week: 2 });
    for (const path of [`/api/action-plans/${ann.planId}`, `/api/safe-delete/goals/${ann.goal}`]) {
      const { status, json } = await ann.send('DELETE', `${path}?returns=deletion`);
      expect([path, status]).toEqual([path, 200]);
      expect(await ann.titles()).toEqual([]);
      await ann.send('POST', `/api/deletions/${json.deletionId}/restore`);
      expect(await ann.titles()).toEqual(['Run']);
    }
  });

  it.each(['Completed', 'Archived'] as const)('of a goal that is %s are no longer asked for', async (status) => {
    const ann = await createUser(t);
    await ann.complete(await ann.addTask({ title: 'Done', week: 2 }));
    await ann.addTask({ title: 'Open', week: 2 });
    await ann.addTask({ title: 'Stretch', timesPerWeek: 3 });
    await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status });
    const [plan] = await ann.plans();
    const done = status === 'Completed' ? [{ title: 'Done', isGoalActive: false }] : [];
    expect(plan!.tasks).toMatchObject(done);
    expect(plan!.tasks).toHaveLength(done.length);
  });
});
