import { expect, it } from 'vitest';
import { describeOnEachDatabase, type TestApp } from '#server/testing/app.ts';
import { createGoal, createPlan, createTask, setTimeZone } from '#server/testing/fixtures/factories.ts';
import { createReplanningUser, type ReplanningUser, weekOfPlan } from '#server/testing/fixtures/replanning-user.ts';

const HOUR_MS = 3_600_000;

/** Finishes tasks of an hour each, on each of which an hour was tracked in the week before. */
async function finishTasks(ann: ReplanningUser, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const task = await ann.addTask(`Finished ${n}`, { week: 1, estimatedMinutes: 60 });
    await ann.track(`2026-11-0${n + 2}`, 60, task);
    await ann.complete(task, Date.UTC(2026, 10, n + 2, 9));
  }
}

/** Stores a pause that is over. */
async function pause(t: TestApp, { planId }: ReplanningUser, from: string, to: string): Promise<void> {
  const pauses = JSON.stringify([{ from, to }]);
  await t.db.updateTable('action_plans').set({ pauses }).where('id', '=', planId).execute();
}

async function at<T>(t: TestApp, now: number, work: () => Promise<T>): Promise<T> {
  const before = t.now;
  t.now = now;
  try {
    return await work();
  } finally {
    t.now = before;
  }
}

describeOnEachDatabase('the outlook of a plan', {}, (t) => {
  it('on time says when it ends, and that nothing is overdue', async () => {
    const ann = await createReplanningUser(t);
    await ann.addTask('Run', { week: 3, estimatedMinutes: 60 });
    expect(await ann.outlook()).toEqual({
      usualWeeklyMinutes: 180,
      usualWeeks: 0,
      overdueTasks: 0,
      overdueMinutes: 0,
      isBehind: false,
      projection: null,
      plannedEnd: '2026-11-22',
      canUndoReplan: false,
    });
  });

  it('behind counts the open tasks of earlier weeks, with what is left of their sizes', async () => {
    const ann = await createReplanningUser(t);
    const begun = await ann.addTask('Begun', { week: 1, estimatedMinutes: 60 });
    await ann.track('2026-11-10', 20, begun);
    await ann.addTask('Of the average size, 90 min', { week: 2 });
    const longer = await ann.addTask('Took longer', { week: 2, estimatedMinutes: 30 });
    await ann.track('2026-11-09', 50, longer);
    await ann.addTask('Now', { week: 3, estimatedMinutes: 180 });
    await ann.addTask('Habit', { week: 1, estimatedMinutes: 20, timesPerWeek: 3 });
    await ann.change(await ann.addTask('Aside', { week: 1 }), { isSetAside: true });
    await ann.complete(await ann.addTask('Done', { week: 1 }));
    await ann.addTask('Without a week');
    expect(await ann.outlook()).toMatchObject({ overdueTasks: 3, overdueMinutes: 40 + 90, isBehind: true });
    await ann.send('PATCH', `/api/goals/${ann.goal}/status`, { status: 'Archived' });
    expect(await ann.outlook()).toMatchObject({ overdueTasks: 0, overdueMinutes: 0, isBehind: false });
  });

  it('takes the weeks of tasks from their goals, chosen or in the title', async () => {
    const ann = await createReplanningUser(t);
    const [named, chosen] = [
      await createGoal(ann.client, ann.area, 'Week 2: Run a mile'),
      await createGoal(ann.client, ann.area, 'Week 2: Later after all'),
    ];
    const goals = [
      { goalId: named, include: true },
      { goalId: chosen, include: true, week: 6 },
    ];
    await ann.send('PUT', `/api/action-plans/${ann.planId}`, { goals });
    await ann.addTask('Overdue', {}, named);
    await ann.addTask('Later', {}, chosen);
    expect(await ann.outlook()).toMatchObject({ overdueTasks: 1, overdueMinutes: 60, plannedEnd: '2026-12-06' });
  });

  it.each([
    ['not started', [], null],
    ['paused', ['pause'], '2026-11-22'],
    ['finished', ['finish'], '2026-11-22'],
  ] as const)('that is %s is neither behind nor projected', async (_, actions, plannedEnd) => {
    const ann = await createReplanningUser(t, {}, actions.length === 0 ? null : undefined);
    await finishTasks(ann, 5);
    await ann.addTask('Overdue', { week: 1 });
    for (const action of actions) await ann.schedule(action);
    const outlook = { overdueTasks: 0, overdueMinutes: 0, isBehind: false, projection: null, plannedEnd };
    expect(await ann.outlook()).toMatchObject(outlook);
  });

  it('that starts in a later week is not behind, and is projected from there', async () => {
    const ann = await createReplanningUser(t, {}, '2027-03-01');
    await finishTasks(ann, 5);
    await ann.addTask('Run', { week: 1, estimatedMinutes: 60 });
    const { projection, ...outlook } = await ann.outlook();
    expect(outlook).toMatchObject({ usualWeeks: 0, isBehind: false, plannedEnd: '2027-03-28' });
    expect(projection!.likely >= '2027-03-01').toBe(true);
  });

  it('without weeks or tasks has no end', async () => {
    const ann = await createReplanningUser(t, { structure: 'backlog', weeks: null });
    expect(await ann.outlook()).toMatchObject({ plannedEnd: null, projection: null, overdueTasks: 0 });
  });
});

describeOnEachDatabase('the usual weekly minutes', {}, (t) => {
  it('are the time tracked on the plan in full weeks', async () => {
    const ann = await createReplanningUser(t);
    await ann.track('2026-10-25', 600);
    await ann.track('2026-10-26', 60);
    await ann.track('2026-11-08', 45);
    await ann.track('2026-11-10', 600);
    const other = await createGoal(ann.client, ann.area, 'Not in the plan');
    const times = { startAt: '2026-11-04T08:00:00.000Z', endAt: '2026-11-04T20:00:00.000Z' };
    await ann.send('POST', '/api/time-entries', { goalId: other, ...times });
    expect(await ann.outlook()).toMatchObject({ usualWeeklyMinutes: Math.round(105 / 2), usualWeeks: 2 });
  });

  it('are those of the last six weeks in which the plan was not paused', async () => {
    const ann = await createReplanningUser(t, {}, '2026-08-03');
    await pause(t, ann, '2026-08-24', '2026-09-28');
    for (const [day, minutes] of [
      // Paused from 24 August to 27 September. The week before is the first of seven.
      ['2026-08-17', 1000],
      ['2026-08-24', 1000],
      ['2026-09-27', 900],
      ['2026-09-28', 60],
      ['2026-10-30', 30],
      ['2026-11-08', 30],
    ] as const)
      await ann.track(day, minutes);
    expect(await ann.outlook()).toMatchObject({ usualWeeklyMinutes: 120 / 6, usualWeeks: 6 });
  });

  it('reach back beyond a pause', async () => {
    const ann = await createReplanningUser(t, {}, '2026-10-05');
    await pause(t, ann, '2026-10-12', '2026-11-02');
    await ann.track('2026-10-05', 100);
    await ann.track('2026-10-20', 1000);
    await ann.track('2026-11-02', 20);
    expect(await ann.outlook()).toMatchObject({ usualWeeklyMinutes: 60, usualWeeks: 2 });
  });

  it('are the sizes of what was completed if that is more', async () => {
    const ann = await createReplanningUser(t);
    await ann.track('2026-11-03', 60);
    const [sized, unsized, now] = [
      await ann.addTask('Sized', { estimatedMinutes: 100 }),
      await ann.addTask('Of the average size'),
      await ann.addTask('Done in this week', { estimatedMinutes: 200 }),
    ];
    await ann.complete(sized, Date.UTC(2026, 9, 27));
    await ann.complete(unsized, Date.UTC(2026, 10, 8, 23));
    await ann.complete(now);
    const habit = await ann.addTask('Habit', { week: 1, estimatedMinutes: 10, timesPerWeek: 7 });
    for (const day of ['2026-10-25', '2026-10-26', '2026-11-08', '2026-11-09'])
      expect((await ann.send('PATCH', `/api/tasks/${habit}/tick`, { day, ticked: true })).status).toBe(200);
    // The average size is 150 minutes.
    expect(await ann.outlook()).toMatchObject({ usualWeeklyMinutes: (100 + 150 + 20) / 2, usualWeeks: 2 });
    await ann.change(habit, { timesPerWeek: null, estimatedMinutes: 150 });
    expect(await ann.outlook()).toMatchObject({ usualWeeklyMinutes: (100 + 150) / 2, usualWeeks: 2 });
  });

  it('are at least a minute, and the commitment for weeks in which nothing was done', async () => {
    const ann = await createReplanningUser(t);
    expect(await ann.outlook()).toMatchObject({ usualWeeklyMinutes: 180, usualWeeks: 0 });
    const start = Date.UTC(2026, 10, 3);
    const times = { startAt: new Date(start).toISOString(), endAt: new Date(start + 5000).toISOString() };
    await ann.send('POST', '/api/time-entries', { goalId: ann.goal, ...times });
    expect(await ann.outlook()).toMatchObject({ usualWeeklyMinutes: 1, usualWeeks: 2 });
  });

  it.each([
    // In Kiritimati, the current week began 14 hours earlier than in UTC; in Pago Pago 11 hours later.
    ['Pacific/Kiritimati', Date.UTC(2026, 10, 15, 10), 3],
    ['UTC', Date.UTC(2026, 10, 15, 10), 2],
    ['Pacific/Pago_Pago', Date.UTC(2026, 10, 16, 10), 2],
    ['UTC', Date.UTC(2026, 10, 16, 10), 3],
  ] as const)('end with the week before in %s (%d)', async (timeZone, now, weeks) => {
    const ann = await createReplanningUser(t);
    await setTimeZone(t.db, ann.client, timeZone);
    await ann.addTask('Of the third week', { week: 3 });
    await ann.track('2026-11-03', 60);
    const outlook = await at(t, now, ann.outlook);
    expect(outlook).toMatchObject({ usualWeeks: weeks, usualWeeklyMinutes: 60 / weeks, isBehind: weeks === 3 });
  });

  it('are right in weeks that begin with a clock change', async () => {
    // In Tehran, the clocks skipped the first hour of Monday, 22 March 2021.
    const midnight = Date.UTC(2021, 2, 21, 20, 30);
    await at(t, midnight - 1000, async () => {
      const ann = await createReplanningUser(t, {}, '2021-03-15');
      await setTimeZone(t.db, ann.client, 'Asia/Tehran');
      await ann.addTask('Of the first week', { week: 1 });
      expect(await ann.outlook()).toMatchObject({ usualWeeks: 0, usualWeeklyMinutes: 180, isBehind: false });
      t.now = midnight + HOUR_MS;
      const times = [midnight - HOUR_MS, midnight + HOUR_MS].map((instant) => new Date(instant).toISOString());
      await ann.send('POST', '/api/time-entries', { goalId: ann.goal, startAt: times[0], endAt: times[1] });
      expect(await ann.outlook()).toMatchObject({ usualWeeks: 1, usualWeeklyMinutes: 60, isBehind: true });
    });
  });
});

describeOnEachDatabase('the projected finish', {}, (t) => {
  it('needs five finished, sized and tracked tasks, of any plan', async () => {
    const ann = await createReplanningUser(t);
    await ann.addTask('Left', { week: 4, estimatedMinutes: 60 });
    await finishTasks(ann, 4);
    await ann.complete(await ann.addTask('Not tracked', { estimatedMinutes: 60 }));
    const unsized = await ann.addTask('Not sized');
    await ann.track('2026-11-07', 60, unsized);
    await ann.complete(unsized);
    expect((await ann.outlook()).projection).toBeNull();
    const goal = await createGoal(ann.client, ann.area, 'Of another plan');
    const task = await createTask(ann.client, goal, { title: 'Swim', estimatedMinutes: 60 });
    const times = { startAt: '2026-11-06T20:00:00.000Z', endAt: '2026-11-06T21:00:00.000Z' };
    await ann.send('POST', '/api/time-entries', { goalId: goal, taskId: task, ...times });
    await ann.complete(task);
    expect((await ann.outlook()).projection).toBeNull();
    await createPlan(ann.client, ann.area, { title: 'Swim', goals: [{ goalId: goal, include: true }] });
    expect((await ann.outlook()).projection).toMatchObject({ taskCount: 5 });
  });

  it('is not before the week of the last task, nor before today, and later with more to do', async () => {
    const ann = await createReplanningUser(t);
    await finishTasks(ann, 5);
    expect((await ann.outlook()).projection).toBeNull();
    const race = await ann.addTask('Race', { week: 10, estimatedMinutes: 1 });
    const { projection } = await ann.outlook();
    expect(projection).toEqual({ likely: weekOfPlan(10), latest: weekOfPlan(10), taskCount: 5 });
    await ann.change(race, { week: 1 });
    const soon = (await ann.outlook()).projection!;
    expect(soon).toMatchObject({ likely: '2026-11-11', latest: '2026-11-11' });
    await ann.addTask('More', { week: 1, estimatedMinutes: 1200 });
    const later = (await ann.outlook()).projection!;
    expect(later.likely > soon.likely).toBe(true);
    expect(later.latest > later.likely).toBe(true);
  });

  it('counts tasks without a week or size, and repeating ones until their last week', async () => {
    const ann = await createReplanningUser(t, { structure: 'backlog', weeks: null });
    await finishTasks(ann, 5);
    const none = await ann.outlook();
    expect(none).toMatchObject({ projection: null, plannedEnd: '2026-11-01' });
    for (let n = 0; n < 10; n++) await ann.addTask(`Step ${n}`);
    const { projection, overdueTasks } = await ann.outlook();
    expect([projection!.likely > '2026-11-14', overdueTasks]).toEqual([true, 0]);
    await ann.addTask('Habit', { week: 1, untilWeek: 30, timesPerWeek: 1, estimatedMinutes: 1 });
    expect((await ann.outlook()).projection!.likely).toBe(weekOfPlan(30));
  });

  it('is a day in the time zone of the account', async () => {
    const early = Date.UTC(2026, 10, 11, 8);
    const ann = await at(t, early, () => createReplanningUser(t));
    await finishTasks(ann, 5);
    await ann.addTask('Almost nothing', { week: 1, estimatedMinutes: 1 });
    for (const [timeZone, hours, day] of [
      ['Pacific/Pago_Pago', 0, '2026-11-10'],
      ['UTC', 2, '2026-11-11'],
      ['Pacific/Kiritimati', 2, '2026-11-12'],
    ] as const) {
      await setTimeZone(t.db, ann.client, timeZone);
      const { projection } = await at(t, early + hours * HOUR_MS, ann.outlook);
      expect([timeZone, projection?.likely]).toEqual([timeZone, day]);
    }
  });

  it('believes what was completed rather than time that was not tracked', async () => {
    const [ann, ben] = [await createReplanningUser(t), await createReplanningUser(t)];
    for (const user of [ann, ben]) {
      await finishTasks(user, 5);
      await user.addTask('Left', { week: 1, estimatedMinutes: 1200 });
    }
    // Ben has also done these, but without a timer.
    for (let n = 0; n < 10; n++)
      await ben.complete(await ben.addTask(`Also done ${n}`, { week: 1, estimatedMinutes: 60 }), Date.UTC(2026, 10, 3));
    expect((await ben.outlook()).projection!.likely < (await ann.outlook()).projection!.likely).toBe(true);
  });

  it('ends in 2100 for a plan that gets almost no time', async () => {
    const ann = await createReplanningUser(t, {}, '2026-09-21');
    for (let n = 0; n < 5; n++) {
      const task = await ann.addTask(`Took long ${n}`, { estimatedMinutes: 1 });
      await ann.track(`2026-08-0${n + 1}`, 1000, task);
      await ann.complete(task, Date.UTC(2026, 7, 8));
    }
    for (let n = 0; n < 20; n++) await ann.addTask(`Endless ${n}`, { estimatedMinutes: 60_000 });
    expect((await ann.outlook()).projection).toEqual({ likely: '2100-12-31', latest: '2100-12-31', taskCount: 5 });
  });
});
