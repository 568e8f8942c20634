import { expect, it } from 'vitest';
import { longerThanWeek, untilBeforeWeek } from '#contract/goals/tasks.ts';
import { limits } from '#domain/limits.ts';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createTask } from '#server/testing/fixtures/factories.ts';
import { createPlanningUser } from '#server/testing/fixtures/planning-user.ts';

async function createUser(t: TestApp) {
  const ann = await createPlanningUser(t);
  const add = (body: object) => ann.send('POST', `/api/goals/${ann.goal}/tasks`, { title: 'Read', ...body });
  const change = (id: string, body: object) => ann.send('PUT', `/api/tasks/${id}`, body);
  return {
    ...ann,
    add,
    change,
    /** Creates a task, changes it, and returns its size. */
    sizeAfter: async (body: object, ...changes: readonly object[]) => {
      const id = await createTask(ann.client, ann.goal, { title: 'Read', ...body });
      for (const each of changes) expect((await change(id, each)).status).toBe(200);
      const { estimatedMinutes, timesPerWeek } = (await ann.tasks()).find(({ _id }) => _id === id)!;
      return [estimatedMinutes, timesPerWeek];
    },
  };
}

describeOnEachDatabase('the size of a task', {}, (t) => {
  it('is read from the end of a new title, which stays as it was typed', async () => {
    const ann = await createUser(t);
    for (const [title, minutes, times] of [
      ['Read', null, null],
      ['Read (45 min)', 45, null],
      ['Read (1 h 30 min)', 90, null],
      ['Read (3 × 20 min)', 20, 3],
      ['Read (3 x 20 min)', 20, 3],
      ['Read (1 × 20 min)', 20, null],
      // More often than there are days: the sum.
      ['Read (8 × 20 min)', 160, null],
      // Longer than a week, so it cannot repeat every week.
      ['Read (7 × 25 h)', 10_500, null],
      ['Read (7 × 24 h)', 1440, 7],
      ['Read (1000 h)', 60_000, null],
      ['Read (1001 h)', null, null],
      ['Read (0 min)', null, null],
      ['Read (45 min) twice', null, null],
    ] as const) {
      const { json } = await ann.add({ title });
      expect(json).toMatchObject({ title, estimatedMinutes: minutes, timesPerWeek: times });
      expect((await ann.tasks()).at(-1)).toEqual(json);
    }
  });

  it('is the given one if there is one, also if that is none', async () => {
    const ann = await createUser(t);
    const title = 'Read (3 × 20 min)';
    expect(await ann.sizeAfter({ title, estimatedMinutes: 50 })).toEqual([50, null]);
    expect(await ann.sizeAfter({ title, estimatedMinutes: null })).toEqual([null, null]);
    expect(await ann.sizeAfter({ title, estimatedMinutes: 50, timesPerWeek: 2 })).toEqual([50, 2]);
    expect(await ann.sizeAfter({ title, timesPerWeek: 2 })).toEqual([20, 2]);
    expect(await ann.sizeAfter({ title, timesPerWeek: null })).toEqual([60, null]);
    expect(await ann.sizeAfter({ title: 'Read (45 min)', timesPerWeek: 2 })).toEqual([45, 2]);
    expect(await ann.sizeAfter({ timesPerWeek: 2 })).toEqual([null, 2]);
  });

  it('changes with a new title that has one, and stays otherwise', async () => {
    const ann = await createUser(t);
    const title = 'Read (45 min)';
    expect(await ann.sizeAfter({ title }, { title: 'Read (1 h)' })).toEqual([60, null]);
    expect(await ann.sizeAfter({ title }, { title: 'Read (3 × 20 min)' })).toEqual([20, 3]);
    expect(await ann.sizeAfter({ title }, { title: 'Read' })).toEqual([45, null]);
    expect(await ann.sizeAfter({ title }, { title: 'Read (1 h)', estimatedMinutes: null })).toEqual([null, null]);
    expect(await ann.sizeAfter({ title }, { estimatedMinutes: 50 }, { title })).toEqual([50, null]);
    expect(await ann.sizeAfter({ title }, { estimatedMinutes: null })).toEqual([null, null]);
    expect(await ann.sizeAfter({ title: 'Read (3 × 20 min)' }, { title })).toEqual([45, null]);
    expect(await ann.sizeAfter({ estimatedMinutes: 20, timesPerWeek: 3 }, { title })).toEqual([45, 3]);
  });

  it('of a repeating task is at most a week, in all its repetitions together', async () => {
    const ann = await createUser(t);
    const longest = limits.weeklyMinutes / 7;
    const id = await createTask(ann.client, ann.goal, { title: 'Rest', estimatedMinutes: longest, timesPerWeek: 7 });
    const before = await dumpDatabase(t.db);
    const error = { errors: [{ field: 'estimatedMinutes', param: 'estimatedMinutes', msg: longerThanWeek }] };
    for (const response of [
      await ann.add({ estimatedMinutes: longest + 1, timesPerWeek: 7 }),
      await ann.add({ estimatedMinutes: limits.estimatedMinutes, timesPerWeek: 1 }),
      await ann.change(id, { estimatedMinutes: longest + 1 }),
      await ann.change(id, { title: 'Rest (25 h)' }),
    ])
      expect([response.status, response.json]).toEqual([422, { message: longerThanWeek, ...error }]);
    expect(await dumpDatabase(t.db)).toBe(before);
    // A task that is done once may take several weeks.
    expect((await ann.change(id, { estimatedMinutes: longest * 14, timesPerWeek: null })).status).toBe(200);
    expect((await ann.change(id, { timesPerWeek: 7 })).status).toBe(422);
  });
});

const numbers = (from: number, to: number) => [0, -1, 1.5, to + 1, '1e3', '5', true, {}, [from], Number.MAX_VALUE];

describeOnEachDatabase('the week of a task', {}, (t) => {
  it('and its other numbers are whole and within their limits', async () => {
    const ann = await createUser(t);
    const id = await createTask(ann.client, ann.goal);
    const before = await dumpDatabase(t.db);
    for (const [field, max] of [
      ['estimatedMinutes', limits.estimatedMinutes],
      ['timesPerWeek', limits.timesPerWeek],
      ['week', limits.taskWeek],
      ['untilWeek', limits.taskWeek],
    ] as const) {
      for (const value of numbers(1, max)) {
        for (const response of [await ann.add({ [field]: value }), await ann.change(id, { [field]: value })]) {
          expect([field, value, response.status]).toEqual([field, value, 422]);
          expect(response.json.errors).toMatchObject([{ field }]);
        }
      }
    }
    for (const isSetAside of [null, 1, 'true'])
      expect((await ann.change(id, { isSetAside })).json.errors).toMatchObject([{ field: 'isSetAside' }]);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('comes before the last one, also if only one of them changes', async () => {
    const ann = await createUser(t);
    const weeks = { timesPerWeek: 3, week: 3, untilWeek: 5 };
    const id = await createTask(ann.client, ann.goal, { title: 'Run', ...weeks });
    for (const response of [
      await ann.add({ ...weeks, untilWeek: 2 }),
      await ann.change(id, { week: 6 }),
      await ann.change(id, { untilWeek: 2 }),
      await ann.change(id, { week: 104, untilWeek: 103 }),
    ])
      expect([response.status, response.json.message]).toEqual([422, untilBeforeWeek]);
    expect((await ann.change(id, { week: 6, untilWeek: 6 })).json).toMatchObject({ week: 6, untilWeek: 6 });
    expect((await ann.change(id, { week: null })).json).toMatchObject({ week: null, untilWeek: 6 });
    expect((await ann.change(id, { untilWeek: null })).json).toMatchObject({ untilWeek: null, timesPerWeek: 3 });
  });

  it('is the only one of a task that does not repeat, or that stops repeating', async () => {
    const ann = await createUser(t);
    expect((await ann.add({ week: 3, untilWeek: 2 })).json).toMatchObject({ week: 3, untilWeek: null });
    const { _id } = (await ann.add({ week: 3, untilWeek: 5, timesPerWeek: 2 })).json;
    expect((await ann.change(_id, { timesPerWeek: null })).json).toMatchObject({ week: 3, untilWeek: null });
    expect((await ann.change(_id, { week: 104 })).status).toBe(200);
  });
});

describeOnEachDatabase('changing a task', {}, (t) => {
  it('changes only the given fields, and nothing without any', async () => {
    const ann = await createUser(t);
    const fields = { estimatedMinutes: 30, timesPerWeek: 2, week: 2, untilWeek: 4 };
    const task = (await ann.add(fields)).json;
    for (const change of [{}, { week: 3 }, { estimatedMinutes: null }, { isSetAside: true }, { title: 'New' }]) {
      const response = await ann.change(task._id, change);
      Object.assign(task, change);
      expect([response.status, response.json]).toEqual([200, task]);
      expect(await ann.tasks()).toEqual([task]);
    }
  });

  it('sets it aside, which takes it out of the progress of its plan, and puts it back', async () => {
    const ann = await createUser(t);
    const { json } = await ann.send('POST', '/api/action-plans', {
      focusAreaId: ann.area,
      title: 'Plan',
      goals: [{ goalId: ann.goal, include: true }],
    });
    const progress = async () => {
      const { goals, ...plan } = await ann.plan(json.actionPlan._id);
      expect(goals[0]!.progress).toEqual(plan.progress);
      expect((await ann.plans())[0]!.progress).toEqual(plan.progress);
      return plan.progress;
    };
    const [task] = [await createTask(ann.client, ann.goal), await createTask(ann.client, ann.goal)];
    expect(await progress()).toEqual({ done: 0, total: 2 });
    for (let attempt = 1; attempt <= 2; attempt++) {
      expect((await ann.change(task, { isSetAside: true })).json.isSetAside).toBe(true);
      expect(await progress()).toEqual({ done: 0, total: 1 });
    }
    expect(await ann.tasks()).toMatchObject([{ isSetAside: true }, { isSetAside: false }]);
    expect((await ann.change(task, { isSetAside: false })).json.isSetAside).toBe(false);
    expect(await progress()).toEqual({ done: 0, total: 2 });
  });
});
