import { expect, it } from 'vitest';
import { tasks } from '#contract/goals/tasks.ts';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import { createGoal, createPlan, createTask, setTimeZone } from '#server/testing/fixtures/factories.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

const TODAY = '2026-11-11';

async function createUser(t: TestApp, task: object = { timesPerWeek: 3 }) {
  const ann = await createPlanningUser(t);
  const id = await createTask(ann.client, ann.goal, { title: 'Stretch', ...task });
  const sendTick = (body: object, taskId = id) => ann.send('PATCH', `/api/tasks/${taskId}/tick`, body);
  return {
    ...ann,
    id,
    sendTick,
    tick: async (day?: string, ticked = true) => {
      const { status, json } = await sendTick({ ticked, ...(day !== undefined && { day }) });
      expect(status).toBe(200);
      expect(await ann.tasks()).toContainEqual(json);
      return json as { ticks: string[]; completed: boolean; completedAt: string | null };
    },
    change: (body: object) => ann.send('PUT', `/api/tasks/${id}`, body),
    complete: (completed: boolean) => ann.send('PATCH', `/api/tasks/${id}/status`, { completed }),
    startPlan: async (startWeek: string, plan: object = {}) => {
      const goals = [{ goalId: ann.goal, include: true }];
      const planId = await createPlan(ann.client, ann.area, { structure: 'weekly', weeks: 6, goals, ...plan });
      const schedule = (body: object) => ann.send('PATCH', `/api/action-plans/${planId}/schedule`, body);
      expect((await schedule({ action: 'start', startWeek })).status).toBe(200);
      return schedule;
    },
  };
}

describeOnEachDatabase('a tick', {}, (t) => {
  it('counts once a day, and can be removed', async () => {
    const ann = await createUser(t);
    expect((await ann.tick()).ticks).toEqual([TODAY]);
    expect((await ann.tick()).ticks).toEqual([TODAY]);
    expect((await ann.tick(TODAY)).ticks).toEqual([TODAY]);
    expect((await ann.tick('2026-11-02')).ticks).toEqual(['2026-11-02', TODAY]);
    expect((await ann.tick(undefined, false)).ticks).toEqual(['2026-11-02']);
    expect((await ann.tick(undefined, false)).ticks).toEqual(['2026-11-02']);
  });

  it('counts once if it is sent by several tabs at once', async () => {
    const ann = await createUser(t);
    const responses = await Promise.all(Array.from({ length: 5 }, () => ann.sendTick({ ticked: true })));
    for (const { status, json } of responses) expect([status, json.ticks]).toEqual([200, [TODAY]]);
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('is rejected for a day in the future and for one that does not exist', async () => {
    const ann = await createUser(t);
    for (const day of ['2026-11-12', '2100-12-31', '2101-01-01', '2026-02-30', 'today', '', 7, null]) {
      const { status, json } = await ann.sendTick({ ticked: true, day });
      expect([day, status, json.errors[0].field]).toEqual([day, 422, 'day']);
    }
    expect((await ann.sendTick({})).json.errors[0].field).toBe('ticked');
    expect((await ann.tasks())[0]!.ticks).toEqual([]);
  });

  it('can be removed even if it is in the future, as after the clock has been corrected', async () => {
    const ann = await createUser(t);
    const { now } = t;
    t.now += 20 * 24 * 3_600_000;
    const day = new Date(t.now).toISOString().slice(0, 10);
    expect((await ann.tick()).ticks).toEqual([day]);
    t.now = now;
    expect((await ann.tick(day, false)).ticks).toEqual([]);
  });

  it('is a day in the time zone of the account', async () => {
    const ann = await createUser(t);
    const now = t.now;
    await setTimeZone(t.db, ann.client, 'Pacific/Kiritimati');
    t.now = Date.UTC(2026, 10, 11, 9, 59, 59);
    expect((await ann.tick()).ticks).toEqual([TODAY]);
    expect((await ann.sendTick({ ticked: true, day: '2026-11-12' })).status).toBe(422);
    t.now += 1000;
    expect((await ann.tick()).ticks).toEqual([TODAY, '2026-11-12']);
    await setTimeZone(t.db, ann.client, 'Pacific/Pago_Pago');
    expect((await ann.sendTick({ ticked: true, day: '2026-11-11' })).status).toBe(422);
    expect((await ann.tick()).ticks).toEqual(['2026-11-10', TODAY, '2026-11-12']);
    t.now = now;
  });

  it('needs a repeating task, of the same user', async () => {
    const [ann, ben] = [await createUser(t, {}), await createUser(t)];
    const { status, json } = await ann.sendTick({ ticked: true });
    expect([status, json]).toEqual([409, { message: tasks.tick.messages[409] }]);
    expect((await ann.sendTick({ ticked: true }, ben.id)).status).toBe(404);
    expect((await ben.tasks())[0]!.ticks).toEqual([]);
  });

  it('is kept while the task does not repeat, and when it is deleted and restored', async () => {
    const ann = await createUser(t);
    const before = await ann.tick();
    expect((await ann.change({ timesPerWeek: null })).json.ticks).toEqual([TODAY]);
    expect((await ann.sendTick({ ticked: false })).status).toBe(409);
    expect((await ann.change({ timesPerWeek: 3 })).json).toEqual(before);
    for (const url of [`/api/tasks/${ann.id}`, `/api/safe-delete/goals/${ann.goal}`]) {
      const { deletionId } = (await ann.send('DELETE', `${url}?returns=deletion`)).json;
      expect((await ann.send('POST', `/api/deletions/${deletionId}/restore`)).status).toBe(200);
      expect(await ann.tasks()).toEqual([before]);
    }
  });
});

describeOnEachDatabase('a repeating task', {}, (t) => {
  it('is completed by its last repetition, and open again without it', async () => {
    const ann = await createUser(t, { timesPerWeek: 2, week: 1, untilWeek: 2 });
    for (const day of ['2026-11-02', '2026-11-03', '2026-11-09']) expect((await ann.tick(day)).completed).toBe(false);
    expect(await ann.tick()).toMatchObject({ completed: true, completedAt: new Date(t.now).toISOString() });
    expect((await ann.tick('2026-11-10')).completed).toBe(true);
    expect((await ann.tick('2026-11-10', false)).completed).toBe(true);
    expect(await ann.tick(undefined, false)).toMatchObject({ completed: false, completedAt: null });
  });

  it('of a started plan is completed in its last week, whatever was left out before', async () => {
    const ann = await createUser(t, { timesPerWeek: 2, week: 1, untilWeek: 2 });
    await ann.startPlan('2026-11-02');
    // The first week; then the last one.
    expect((await ann.tick('2026-11-08')).completed).toBe(false);
    expect((await ann.tick('2026-11-09')).completed).toBe(false);
    expect((await ann.tick()).completed).toBe(true);
    expect((await ann.tick('2026-11-09', false)).completed).toBe(false);
  });

  it('has the week of its goal as its last one, and may be done late', async () => {
    const ann = await createUser(t, { timesPerWeek: 2 });
    await ann.send('PUT', `/api/goals/${ann.goal}`, { title: 'Week 1: Stretch' });
    await ann.startPlan('2026-10-26');
    expect((await ann.tick('2026-11-03')).completed).toBe(false);
    expect((await ann.tick()).completed).toBe(true);
  });

  it('goes on through a pause, which does not count as weeks of the plan', async () => {
    const ann = await createUser(t, { timesPerWeek: 2, week: 1, untilWeek: 2 });
    const now = t.now;
    const schedule = await ann.startPlan('2026-11-09');
    await schedule({ action: 'pause' });
    t.now += 3 * 7 * 24 * 3_600_000;
    await schedule({ action: 'resume' });
    // Still the first week of the plan, which the pause interrupted.
    for (const day of ['2026-11-30', '2026-12-01']) expect((await ann.tick(day)).completed).toBe(false);
    t.now += 7 * 24 * 3_600_000;
    expect((await ann.tick('2026-12-07')).completed).toBe(false);
    expect((await ann.tick('2026-12-08')).completed).toBe(true);
    t.now = now;
  });

  it.each(['pause', 'finish'])(
    'is not completed by days after a %s, which do not count as its last week',
    async (stop) => {
      const ann = await createUser(t, { timesPerWeek: 2, week: 1, untilWeek: 3 });
      const now = t.now;
      const schedule = await ann.startPlan('2026-11-09');
      expect((await schedule({ action: stop })).status).toBe(200);
      t.now += 4 * 7 * 24 * 3_600_000;
      for (const day of ['2026-12-07', '2026-12-08']) expect((await ann.tick(day)).completed).toBe(false);
      // The first week of the plan, which was interrupted.
      await schedule({ action: 'resume' });
      expect((await ann.tick('2026-12-09')).completed).toBe(false);
      t.now = now;
    },
  );

  it('without a last week goes on until it is marked as completed', async () => {
    const ann = await createUser(t, { timesPerWeek: 1, week: 1 });
    await ann.startPlan('2026-10-26');
    for (const day of ['2026-10-26', '2026-11-02', TODAY]) expect((await ann.tick(day)).completed).toBe(false);
    expect((await ann.complete(true)).json.completed).toBe(true);
    expect((await ann.tick('2026-11-02', false)).completed).toBe(true);
  });

  it('that was completed for good is open again without the tick of today, but not without another one', async () => {
    const ann = await createUser(t, { timesPerWeek: 3 });
    for (const day of ['2026-11-10', TODAY]) await ann.tick(day);
    await ann.complete(true);
    expect(await ann.tick('2026-11-10', false)).toMatchObject({ completed: true, ticks: [TODAY] });
    expect(await ann.tick(TODAY, false)).toMatchObject({ completed: false, completedAt: null, ticks: [] });
    await ann.complete(true);
    // Another tab has removed the tick already.
    expect(await ann.tick(TODAY, false)).toMatchObject({ completed: true, ticks: [] });
  });

  it('that was done more often than planned is open again without the tick of today', async () => {
    const ann = await createUser(t, { timesPerWeek: 1, week: 1, untilWeek: 1 });
    for (const day of ['2026-11-10', TODAY]) await ann.tick(day);
    expect(await ann.tick(TODAY, false)).toMatchObject({ completed: false, ticks: ['2026-11-10'] });
  });

  it('that was reopened by hand stays open when it is done more often', async () => {
    const ann = await createUser(t, { timesPerWeek: 1, week: 1, untilWeek: 1 });
    expect((await ann.tick()).completed).toBe(true);
    expect((await ann.complete(false)).json.completed).toBe(false);
    expect((await ann.tick('2026-11-10')).completed).toBe(false);
  });

  it('of a goal in no plan counts all its weeks', async () => {
    const ann = await createUser(t, { timesPerWeek: 1, untilWeek: 2 });
    const other = await createGoal(ann.client, ann.area, 'Week 1');
    await createPlan(ann.client, ann.area, { goals: [{ goalId: other, include: true }] });
    expect((await ann.tick('2026-11-10')).completed).toBe(false);
    expect((await ann.tick()).completed).toBe(true);
  });
});
