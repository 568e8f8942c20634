import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { actionPlans, planScheduleConflicts } from '#contract/plans/action-plans.ts';
import type { PlanSchedule } from '#contract/schema/plan-schedule.ts';
import { addDays } from '#domain/calendar/calendar.ts';
import { limits } from '#domain/limits.ts';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createPlan, createTask } from '#server/testing/fixtures/factories.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

const THIS_WEEK = '2026-11-09';
const WEEK_MS = 7 * 24 * 3_600_000;
const week = (n: number) => addDays(THIS_WEEK, 7 * n);

const notStarted: PlanSchedule = {
  status: 'notStarted',
  startWeek: null,
  pausedFrom: null,
  pauses: [],
  finishedAt: null,
  lastWeek: 4,
};

async function createUser(t: TestApp, plan: object = {}) {
  const ann = await createPlanningUser(t);
  const goals = [{ goalId: ann.goal, include: true }];
  const planId = await createPlan(ann.client, ann.area, { structure: 'weekly', weeks: 4, goals, ...plan });
  const send = (body: object, id = planId) => ann.send('PATCH', `/api/action-plans/${id}/schedule`, body);
  return {
    ...ann,
    planId,
    change: send,
    /** Changes the schedule and returns it. */
    schedule: async (action: string, startWeek?: string): Promise<PlanSchedule> => {
      const { status, json } = await send({ action, ...(startWeek && { startWeek }) });
      expect([action, status]).toEqual([action, 200]);
      expect(await ann.plans()).toEqual([json]);
      const { goals: _, ...stored } = await ann.plan(planId);
      expect(stored).toEqual(json);
      return json.schedule;
    },
  };
}

/** Runs with a clock that is set back afterwards. */
async function withClock(t: TestApp, work: () => Promise<void>): Promise<void> {
  const { now } = t;
  await work();
  t.now = now;
}

describeOnEachDatabase('a plan', {}, (t) => {
  it('is started, moved, paused, resumed, finished, reopened and reset', async () => {
    const ann = await createUser(t);
    expect((await ann.plans())[0]!.schedule).toEqual(notStarted);
    const running = { ...notStarted, status: 'running', startWeek: THIS_WEEK };
    await withClock(t, async () => {
      expect(await ann.schedule('start', week(1))).toEqual({ ...running, startWeek: week(1) });
      expect(await ann.schedule('start', THIS_WEEK)).toEqual(running);
      t.now += WEEK_MS;
      expect(await ann.schedule('pause')).toEqual({ ...running, status: 'paused', pausedFrom: week(1) });
      t.now += 2 * WEEK_MS;
      const first = { from: week(1), to: week(3) };
      expect(await ann.schedule('resume')).toEqual({ ...running, pauses: [first] });
      t.now += WEEK_MS;
      const finishedAt = new Date(t.now).toISOString();
      expect(await ann.schedule('finish')).toEqual({ ...running, status: 'finished', pauses: [first], finishedAt });
      t.now += 2 * WEEK_MS;
      // The time since it was finished is a pause.
      expect(await ann.schedule('resume')).toEqual({ ...running, pauses: [first, { from: week(4), to: week(6) }] });
      expect(await ann.schedule('start', THIS_WEEK)).toMatchObject({ pauses: [first, {}] });
      expect(await ann.schedule('start', week(5))).toEqual({ ...running, startWeek: week(5) });
      expect(await ann.schedule('reset')).toEqual(notStarted);
    });
  });

  it('stays as it is if a change is repeated', async () => {
    const ann = await createUser(t);
    await withClock(t, async () => {
      await ann.schedule('reset');
      for (const [action, startWeek] of [['start', THIS_WEEK], ['pause'], ['resume'], ['finish'], ['reset']] as const) {
        const first = await ann.schedule(action, startWeek);
        t.now += WEEK_MS;
        expect(await ann.schedule(action, startWeek)).toEqual(first);
      }
    });
  });

  it('that was paused and finished is resumed after the pause', async () => {
    const ann = await createUser(t);
    await withClock(t, async () => {
      await ann.schedule('start', THIS_WEEK);
      await ann.schedule('pause');
      t.now += WEEK_MS;
      expect(await ann.schedule('finish')).toMatchObject({ status: 'finished', pausedFrom: THIS_WEEK });
      t.now += WEEK_MS;
      const resumed = { status: 'running', pausedFrom: null, finishedAt: null };
      expect(await ann.schedule('resume')).toMatchObject({ ...resumed, pauses: [{ from: THIS_WEEK, to: week(2) }] });
      // A pause right after another is the same one.
      await ann.schedule('pause');
      t.now += WEEK_MS;
      expect((await ann.schedule('resume')).pauses).toEqual([{ from: THIS_WEEK, to: week(3) }]);
    });
  });

  it('has no pause if it is resumed in the same week, or before it starts', async () => {
    const ann = await createUser(t);
    await withClock(t, async () => {
      await ann.schedule('start', week(3));
      expect((await ann.schedule('pause')).pausedFrom).toBe(week(3));
      t.now += WEEK_MS;
      expect((await ann.schedule('resume')).pauses).toEqual([]);
      await ann.schedule('finish');
      t.now += WEEK_MS;
      expect((await ann.schedule('resume')).pauses).toEqual([]);
      t.now += WEEK_MS;
      await ann.schedule('pause');
      t.now += WEEK_MS - 3 * 24 * 3_600_000;
      expect((await ann.schedule('resume')).pauses).toEqual([]);
    });
  });

  it('from before schedules looks as before', async () => {
    const ann = await createUser(t, { structure: 'backlog' });
    expect((await ann.plans())[0]).toMatchObject({ weeks: null, schedule: { ...notStarted, lastWeek: null } });
  });
});

describeOnEachDatabase('the last week of a plan', {}, (t) => {
  it('is the last one of its goals and tasks, except those that are archived or set aside', async () => {
    const ann = await createUser(t);
    const lastWeek = async () => {
      const { schedule } = await ann.plan(ann.planId);
      expect((await ann.plans())[0]!.schedule).toEqual(schedule);
      return schedule.lastWeek;
    };
    await createTask(ann.client, ann.goal, { title: 'Soon', week: 3 });
    expect(await lastWeek()).toBe(4);
    const habit = await createTask(ann.client, ann.goal, { title: 'Habit', timesPerWeek: 2, untilWeek: 6 });
    expect(await lastWeek()).toBe(6);
    await ann.send('PUT', `/api/goals/${ann.goal}`, { title: 'Week 2: A habit of this week alone' });
    expect(await lastWeek()).toBe(4);
    await ann.send('PUT', `/api/tasks/${habit}`, { timesPerWeek: null });
    const late = await createTask(ann.client, ann.goal, { title: 'Late', week: 7, timesPerWeek: 2, untilWeek: 9 });
    expect(await lastWeek()).toBe(9);
    await ann.send('PUT', `/api/tasks/${late}`, { timesPerWeek: null });
    expect(await lastWeek()).toBe(7);
    await ann.send('PUT', `/api/tasks/${late}`, { isSetAside: true });
    expect(await lastWeek()).toBe(4);
    await ann.send('PUT', `/api/goals/${ann.goal}`, { title: 'Week 12: Race' });
    expect(await lastWeek()).toBe(12);
    await ann.send('PUT', `/api/goals/${ann.goal}`, { title: 'Week 105: Race' });
    expect(await lastWeek()).toBe(4);
    await ann.send('PUT', `/api/tasks/${late}`, { isSetAside: false });
    await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Archived' });
    expect(await lastWeek()).toBe(4);
  });
});

const missingStart = 'Please choose the week in which the plan starts.';
const notMonday = 'The week must be the date of its Monday, as YYYY-MM-DD.';
const tooFar = 'A plan can start at most 2 years before or after this week.';

describeOnEachDatabase('a change to a schedule', {}, (t) => {
  it.each([
    ['on a Tuesday', '2026-11-10', notMonday],
    ['in 2101', '2101-01-03', notMonday],
    ['on a day that does not exist', '2026-02-30', notMonday],
    ['at a time', '2026-11-09T00:00:00.000Z', notMonday],
    ['in no week', null, notMonday],
    ['without a week', undefined, missingStart],
    ['too late', week(limits.planStartWeeks + 1), tooFar],
    ['too early', week(-limits.planStartWeeks - 1), tooFar],
    ['at the end of the calendar', '2100-12-27', tooFar],
  ])('cannot start the plan %s', async (_, startWeek, msg) => {
    const ann = await createUser(t);
    const before = await dumpDatabase(t.db);
    const { status, json } = await ann.change({ action: 'start', startWeek });
    expect([status, json.errors]).toEqual([422, [{ field: 'startWeek', param: 'startWeek', msg }]]);
    expect(await dumpDatabase(t.db)).toBe(before);
    for (const n of [limits.planStartWeeks, -limits.planStartWeeks])
      expect((await ann.schedule('start', week(n))).startWeek).toBe(week(n));
  });

  it('cannot start a plan without goals, or with archived ones only', async () => {
    const ann = await createUser(t);
    const empty = await createPlan(ann.client, ann.area);
    await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Archived' });
    for (const id of [empty, ann.planId]) {
      const { status, json } = await ann.change({ action: 'start', startWeek: THIS_WEEK }, id);
      expect([status, json]).toEqual([409, { message: planScheduleConflicts.noGoals }]);
    }
  });

  it('is rejected if the state does not allow it, with a hint to reload', async () => {
    const ann = await createUser(t);
    const conflict = [409, { message: actionPlans.changeSchedule.messages[409] }];
    const expectConflicts = async (...actions: readonly string[]) => {
      const before = await dumpDatabase(t.db);
      for (const action of actions) {
        const { status, json } = await ann.change({ action, startWeek: week(1) });
        expect([action, [status, json]]).toEqual([action, conflict]);
      }
      expect(await dumpDatabase(t.db)).toBe(before);
    };
    await expectConflicts('pause', 'resume', 'finish');
    await ann.schedule('start', THIS_WEEK);
    await ann.schedule('pause');
    await expectConflicts('start');
    await ann.schedule('finish');
    await expectConflicts('start', 'pause');
  });

  it("is rejected for unknown actions, and for plans that are unknown, deleted or another user's", async () => {
    const [ann, ben] = [await createUser(t), await createUser(t)];
    for (const action of ['stop', '', null, undefined, 1])
      expect((await ann.change({ action, startWeek: THIS_WEEK })).status).toBe(422);
    await ann.send('DELETE', `/api/action-plans/${ann.planId}`);
    for (const id of [ben.planId, ann.planId, randomUUID()])
      expect((await ann.change({ action: 'start', startWeek: THIS_WEEK }, id)).status).toBe(404);
    expect((await ben.plans())[0]!.schedule.status).toBe('notStarted');
  });

  it('happens once if two tabs send it at the same time', async () => {
    const ann = await createUser(t);
    await ann.schedule('start', THIS_WEEK);
    for (let round = 0; round < 10; round++) {
      const responses = await Promise.all(
        ['pause', 'finish', 'pause', 'finish'].map((action) => ann.change({ action })),
      );
      for (const { status } of responses) expect([200, 409]).toContain(status);
      expect((await ann.plans())[0]!.schedule.status).toBe('finished');
      const resumed = await Promise.all([ann.change({ action: 'resume' }), ann.change({ action: 'resume' })]);
      for (const { status, json } of resumed) expect([status, json.schedule.pauses]).toEqual([200, []]);
    }
    expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
