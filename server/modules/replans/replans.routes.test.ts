import { expect, it } from 'vitest';
import { replans } from '#contract/plans/replans.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createGoal } from '#server/testing/fixtures/factories.ts';
import {
  type BehindUser,
  createBehindUser,
  createReplanningUser,
  CURRENT_WEEK,
  type ReplanningUser,
  summarize,
  weekOfPlan,
} from '#server/testing/fixtures/replanning-user.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** CPU time of this thread, which depends little on how busy the machine is. */
async function measureCpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

async function draftsByKind(ann: Pick<ReplanningUser, 'drafts'>) {
  return Object.fromEntries((await ann.drafts()).map((draft) => [draft.kind, summarize(draft)]));
}

describeOnEachDatabase('the drafts for a plan that is behind', {}, (t) => {
  it('shift, spread and cut it, with dates and the load of each week', async () => {
    const ann = await createBehindUser(t);
    expect(await draftsByKind(ann)).toEqual({
      shift: ['Lace up 1 → 3', 'Run 2 → 4', 'Race 3 → 5', 'Rest 4 → 6'],
      spread: ['Lace up 1 → 3', 'Run 2 → 3', 'Race 3 → 4'],
      cut: ['Run 2 → 3', 'Race 3 → 4', 'Lace up aside'],
    });
    const { json } = await ann.client.get(`/api/action-plans/${ann.planId}/replan`);
    expect(json.usualWeeklyMinutes).toBe(120);
    expect(json.drafts[0]).toMatchObject({
      kind: 'shift',
      moves: [{ taskId: ann.ids.laces, title: 'Lace up', from: 1, to: 3 }, {}, {}, {}],
      setAside: [],
      lastWeek: 6,
      endsOn: '2026-12-06',
      weeklyLoad: [
        { week: 3, weekStart: CURRENT_WEEK, minutes: 60 },
        { week: 4, weekStart: weekOfPlan(4), minutes: 90 },
        { week: 5, weekStart: weekOfPlan(5), minutes: 60 },
        { week: 6, weekStart: weekOfPlan(6), minutes: 60 },
      ],
    });
    const cut = json.drafts[2];
    expect([cut.setAside, cut.lastWeek, cut.endsOn]).toEqual([
      [{ taskId: ann.ids.laces, title: 'Lace up', week: 1, minutes: 60 }],
      4,
      '2026-11-22',
    ]);
  });

  it('count what is left of tasks, and leave room for repeating ones', async () => {
    const ann = await createBehindUser(t);
    await ann.track('2026-11-10', 70, ann.ids.run);
    expect((await draftsByKind(ann))['shift']).toEqual(['Lace up 1 → 3', 'Run 2 → 3', 'Race 3 → 4', 'Rest 4 → 5']);
    await ann.addTask('Stretch', { week: 3, untilWeek: 3, timesPerWeek: 3, estimatedMinutes: 20 });
    expect((await draftsByKind(ann))['shift']).toEqual(['Lace up 1 → 3', 'Run 2 → 4', 'Race 3 → 5', 'Rest 4 → 6']);
    expect((await ann.drafts())[0]!.weeklyLoad[0]).toEqual({ week: 3, weekStart: CURRENT_WEEK, minutes: 120 });
  });

  it('count only what is left of repeating tasks in this week', async () => {
    const ann = await createBehindUser(t);
    const stretch = await ann.addTask('Stretch', { week: 1, timesPerWeek: 3, estimatedMinutes: 10 });
    const load = async () => (await ann.drafts()).find(({ kind }) => kind === 'spread')!.weeklyLoad;
    const before = await load();
    for (const day of ['2026-11-08', '2026-11-09', '2026-11-10'])
      expect((await ann.send('PATCH', `/api/tasks/${stretch}/tick`, { ticked: true, day })).status).toBe(200);
    const [first, ...others] = await load();
    expect([first!.minutes, ...others]).toEqual([before[0]!.minutes - 20, ...before.slice(1)]);
  });

  it('have the dates of a plan that was paused', async () => {
    const ann = await createBehindUser(t);
    const pauses = JSON.stringify([{ from: '2026-10-26', to: '2026-11-02' }]);
    await t.db.updateTable('action_plans').set({ pauses }).where('id', '=', ann.planId).execute();
    const [shift] = await ann.drafts();
    expect(summarize(shift)![0]).toBe('Lace up 1 → 2');
    expect(shift!.weeklyLoad[0]).toMatchObject({ week: 2, weekStart: CURRENT_WEEK });
  });

  it('follow the order of the plan: by week, then as the user has sorted the tasks', async () => {
    const ann = await createReplanningUser(t);
    const [first, second] = [
      await createGoal(ann.client, ann.area, 'Week 1: Begin'),
      await createGoal(ann.client, ann.area, 'Week 2: Go on'),
    ];
    const goals = [second, first].map((goalId) => ({ goalId, include: true }));
    await ann.send('PUT', `/api/action-plans/${ann.planId}`, { goals });
    for (const title of ['C', 'D']) await ann.addTask(title, {}, second);
    const [, b] = [await ann.addTask('A', {}, first), await ann.addTask('B', {}, first)];
    await ann.send('PATCH', `/api/tasks/${b}/position`, { afterId: null });
    expect((await ann.drafts())[0]!.moves.map(({ title }) => title)).toEqual(['B', 'A', 'C', 'D']);
  });

  it('count tasks without a size as the average, or an hour', async () => {
    const ann = await createReplanningUser(t);
    for (let n = 1; n <= 4; n++) await ann.addTask(`Step ${n}`, { week: 1 });
    expect((await ann.drafts())[0]!.weeklyLoad.map(({ minutes }) => minutes)).toEqual([180, 60]);
    await ann.complete(await ann.addTask('Sized', { estimatedMinutes: 90 }));
    expect((await ann.drafts())[0]!.weeklyLoad.map(({ minutes }) => minutes)).toEqual([180, 180]);
  });

  it('can only shift it if its last week is over', async () => {
    const ann = await createReplanningUser(t, { weeks: 2 });
    await ann.addTask('Run', { week: 2 });
    expect(await draftsByKind(ann)).toEqual({ shift: ['Run 2 → 3'] });
  });

  it.each([
    ['that is on time', async (ann: ReplanningUser) => void (await ann.addTask('Run', { week: 3 }))],
    ['without tasks', async () => {}],
    ['whose tasks have no weeks', async (ann: ReplanningUser) => void (await ann.addTask('Run'))],
    [
      'that is completed',
      async (ann: ReplanningUser) => ann.complete(await ann.addTask('Run', { week: 1, estimatedMinutes: 60 })),
    ],
    [
      'with nothing but repeating tasks',
      async (ann: ReplanningUser) => void (await ann.addTask('Run', { week: 1, untilWeek: 2, timesPerWeek: 2 })),
    ],
  ])('are none for a plan %s', async (_, prepare) => {
    const ann = await createReplanningUser(t);
    await prepare(ann);
    expect(await ann.drafts()).toEqual([]);
  });

  it('are none for a plan that starts in a later week, or whose weeks are used up', async () => {
    const ann = await createReplanningUser(t, {}, '2027-01-04');
    await ann.addTask('Run', { week: 1 });
    expect(await ann.drafts()).toEqual([]);
    await ann.schedule('start', '2024-11-18');
    expect(await draftsByKind(ann)).toEqual({ shift: ['Run 1 → 104'] });
    await ann.schedule('start', '2024-11-11');
    expect(await ann.drafts()).toEqual([]);
    expect(await ann.outlook()).toMatchObject({ isBehind: true, overdueTasks: 1 });
  });

  it('need a running plan', async () => {
    const ann = await createBehindUser(t);
    const token = await ann.token('shift');
    for (const action of ['pause', 'finish', 'reset']) {
      await ann.schedule(action);
      const { status, json } = await ann.client.get(`/api/action-plans/${ann.planId}/replan`);
      expect([status, json.message]).toEqual([409, replans.drafts.messages[409]]);
      expect((await ann.apply('shift', token)).status).toBe(409);
    }
  });

  it('take the same number of statements for any number of tasks', async () => {
    const ann = await createBehindUser(t);
    const count = async () => {
      const before = t.statements.length;
      await ann.drafts();
      await ann.outlook();
      const read = t.statements.length;
      await ann.replan('shift');
      await ann.undo();
      return [read - before, t.statements.length - read];
    };
    const few = await count();
    const tasks = Array.from({ length: 90 }, (_, n) => ({ title: `Step ${n} (10 min)`, week: (n % 4) + 1 }));
    await ann.send('POST', `/api/goals/${ann.goal}/tasks/several`, { tasks });
    expect(await count()).toEqual(few);
  });

  it('are applied to 500 tasks in the time of a few reads of the plan', async () => {
    const ann = await createReplanningUser(t, { weeks: 52 });
    for (let week = 1; week <= 50; week++) {
      const tasks = Array.from({ length: 10 }, (_, n) => ({ title: `Step ${n} (${5 + n} min)`, week }));
      await ann.send('POST', `/api/goals/${ann.goal}/tasks/several`, { tasks });
    }
    const read: number[] = [];
    const changed: number[] = [];
    for (let round = 0; round < 4; round++) {
      read.push(await measureCpuMs(() => ann.plan(ann.planId)));
      const token = await ann.token('shift');
      changed.push(await measureCpuMs(() => ann.apply('shift', token)));
      changed.push(await measureCpuMs(ann.undo));
    }
    expect(Math.min(...changed)).toBeLessThan(6 * Math.max(5, Math.min(...read)));
  });

  it("are not shown to others, who can't apply or undo them either", async () => {
    const [ann, ben] = [await createBehindUser(t), await createReplanningUser(t)];
    const path = `/api/action-plans/${ann.planId}`;
    expect((await ben.client.get(`${path}/outlook`)).status).toBe(404);
    expect((await ben.client.get(`${path}/replan`)).status).toBe(404);
    const body = { kind: 'shift', token: await ann.token('shift') };
    expect((await ben.send('POST', `${path}/replan`, body)).status).toBe(404);
    await ann.replan('shift');
    expect((await ben.send('POST', `${path}/replan/undo`)).status).toBe(404);
    expect(await ann.outlook()).toMatchObject({ canUndoReplan: true });
  });
});

describeOnEachDatabase('applying a draft', {}, (t) => {
  it('moves the tasks and returns the plan, which may get longer', async () => {
    const ann = await createBehindUser(t);
    const done = await ann.addTask('Done', { week: 1, estimatedMinutes: 60 });
    await ann.complete(done);
    const plan = await ann.replan('shift');
    expect(plan).toEqual(await ann.plan(ann.planId));
    expect(plan).toMatchObject({ weeks: 4, schedule: { lastWeek: 6 } });
    expect(await ann.weeks()).toEqual(['Lace up 3', 'Run 4', 'Race 5', 'Rest 6', 'Done 1']);
    const outlook = { isBehind: false, overdueTasks: 0, plannedEnd: '2026-12-06', canUndoReplan: true };
    expect(await ann.outlook()).toMatchObject(outlook);
    expect(await ann.drafts()).toEqual([]);
  });

  it('sets tasks aside to cut the plan', async () => {
    const ann = await createBehindUser(t);
    await ann.replan('cut');
    expect(await ann.weeks()).toEqual(['Lace up 1 (aside)', 'Run 3', 'Race 4', 'Rest 4']);
    expect(await ann.outlook()).toMatchObject({ isBehind: false, plannedEnd: '2026-11-22' });
  });

  it('gives tasks a week of their own if they had that of their goal', async () => {
    const ann = await createReplanningUser(t);
    const goal = await createGoal(ann.client, ann.area, 'Week 2: Run');
    await ann.send('PATCH', `/api/goals/${goal}/action-plan-link`, { include: true, actionPlanId: ann.planId });
    await ann.addTask('Lace up', {}, goal);
    await ann.complete(await ann.addTask('Done', {}, goal));
    await ann.replan('spread');
    expect(await ann.weeks(goal)).toEqual(['Lace up 3', 'Done null']);
    expect((await ann.undo()).status).toBe(200);
    expect(await ann.weeks(goal)).toEqual(['Lace up null', 'Done null']);
  });

  it('moves a task that no longer repeats behind its last week, and it can still be renamed', async () => {
    const ann = await createReplanningUser(t);
    const task = await ann.addTask('Run', { week: 1, untilWeek: 2, timesPerWeek: 2 });
    await ann.change(task, { timesPerWeek: null });
    await ann.replan('shift');
    await ann.change(task, { title: 'Walk' });
    expect(await ann.weeks()).toEqual(['Walk 3']);
  });

  it('changes all tasks with one statement', async () => {
    const ann = await createBehindUser(t);
    const token = await ann.token('cut');
    const before = t.statements.length;
    expect((await ann.apply('cut', token)).status).toBe(200);
    const updates = t.statements.slice(before).filter((each) => /update "tasks"/i.test(each));
    expect(updates).toHaveLength(1);
  });

  it.each<readonly [string, (ann: BehindUser) => Promise<unknown>]>([
    ['a task was added', (ann) => ann.addTask('Swim', { week: 4 })],
    ['a task got another size', (ann) => ann.change(ann.ids.rest, { estimatedMinutes: 61 })],
    ['a task got another week', (ann) => ann.change(ann.ids.rest, { week: 5 })],
    ['a task was completed', (ann) => ann.complete(ann.ids.rest)],
    ['a task was set aside', (ann) => ann.change(ann.ids.rest, { isSetAside: true })],
    ['a task now repeats', (ann) => ann.change(ann.ids.rest, { timesPerWeek: 2 })],
    ['a task was deleted', (ann) => ann.send('DELETE', `/api/tasks/${ann.ids.rest}`)],
    ['tasks were sorted', (ann) => ann.send('PATCH', `/api/tasks/${ann.ids.rest}/position`, { afterId: null })],
    ['the plan got longer', (ann) => ann.send('PUT', `/api/action-plans/${ann.planId}`, { weeks: 5 })],
    ['the usual hours changed', (ann) => ann.track('2026-11-05', 60)],
    ['the plan starts in another week', (ann) => ann.schedule('start', '2026-10-19')],
    ['the goal was archived', (ann) => ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Archived' })],
    [
      'the goal left the plan',
      (ann) => ann.send('PATCH', `/api/goals/${ann.goal}/action-plan-link`, { include: false }),
    ],
    ['so much was tracked that other tasks would move', (ann) => ann.track('2026-11-10', 70, ann.ids.run)],
  ])('changes nothing if %s since it was made', async (_, change) => {
    const ann = await createBehindUser(t);
    // With tasks of the same week, their order matters.
    await ann.change(ann.ids.race, { week: 4 });
    await ann.change(ann.ids.rest, { week: 4 });
    const token = await ann.token('shift');
    await change(ann);
    const before = await ann.export();
    const { status, json } = await ann.apply('shift', token);
    expect([status, json.message]).toEqual([409, replans.apply.messages[409]]);
    expect(await ann.export()).toEqual(before);
    expect(await ann.outlook()).toMatchObject({ canUndoReplan: false });
  });

  it('changes nothing in the next week, or with the token of another kind or plan', async () => {
    const [ann, ben] = [await createBehindUser(t), await createBehindUser(t)];
    const token = await ann.token('shift');
    expect((await ann.apply('spread', token)).status).toBe(409);
    expect((await ann.apply('shift', await ben.token('shift'))).status).toBe(409);
    const now = t.now;
    t.now += WEEK_MS;
    expect((await ann.apply('shift', token)).status).toBe(409);
    t.now = now;
    expect((await ann.apply('shift', token)).status).toBe(200);
  });

  it('is possible although a timer runs on one of its tasks, or its title was changed', async () => {
    const ann = await createBehindUser(t);
    await ann.send('POST', '/api/time-entries', { goalId: ann.goal, taskId: ann.ids.race });
    const token = await ann.token('shift');
    await ann.change(ann.ids.race, { title: 'The race' });
    const now = t.now;
    t.now += 5 * 60_000;
    expect((await ann.apply('shift', token)).status).toBe(200);
    t.now = now;
  });

  it('has no effect the second time, and is rejected once it was undone and the plan changed', async () => {
    const ann = await createBehindUser(t);
    const token = await ann.token('shift');
    expect((await ann.apply('shift', token)).status).toBe(200);
    const after = await ann.export();
    expect((await ann.apply('shift', token)).status).toBe(200);
    expect(await ann.export()).toEqual(after);
    await ann.undo();
    await ann.change(ann.ids.race, { week: 4 });
    expect((await ann.apply('shift', token)).status).toBe(409);
  });

  it.each([
    [{ kind: 'shrink', token: 'x' }, 'kind', 'The kind must be shift, spread or cut.'],
    [{ token: 'x' }, 'kind', 'The kind must be shift, spread or cut.'],
    [{ kind: 'shift' }, 'token', 'This must be text.'],
    [{ kind: 'shift', token: 1 }, 'token', 'This must be text.'],
    [{ kind: 'shift', token: 'x'.repeat(101) }, 'token', 'The token is too long.'],
  ])('rejects %j', async (body, field, message) => {
    const ann = await createBehindUser(t);
    const { status, json } = await ann.send('POST', `/api/action-plans/${ann.planId}/replan`, body);
    expect([status, json.errors]).toEqual([422, [{ field, param: field, msg: message }]]);
  });

  it('rejects a token that was never given', async () => {
    const ann = await createBehindUser(t);
    for (const token of ['', 'x', 'x'.repeat(100)]) expect((await ann.apply('shift', token)).status).toBe(409);
  });
});
