import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/calendar.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createExampleUser, WEEK, weeksBefore } from '#server/testing/fixtures/example-user.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

describeOnEachDatabase('report history', {}, (t) => {
  const createHistoryUser = async () => {
    const ann = await createExampleUser(t);
    const get = (path: string) => ann.client.get(`/api/reports/${path}`);
    return {
      ...ann,
      areaHistory: async (id: string, start: string, count: number) =>
        get(`weekly-focus-area-history?focusAreaId=${id}&start=${start}&count=${count}`),
      goalHistory: async (id: string, start: string, count: number) =>
        get(`weekly-goal-history?goalId=${id}&start=${start}&count=${count}`),
      average: async (week = WEEK) => (await get(`average-weekly?weekStart=${week}`)).json,
    };
  };

  it('shows the plan and the tracked time of a focus area in each week', async () => {
    const ann = await createHistoryUser();
    await ann.backdateSettings(weeksBefore(2));
    await ann.track([0, 150.95, 0, 0], weeksBefore(2));
    await ann.track([0, 100, 0, 400], weeksBefore(1));
    await ann.track([0, 0.5, 0, 0]);
    await ann.updatePlan('Fitness', { goalMin: 40 }, weeksBefore(1));
    await ann.updatePlan('Fitness', { isResting: true });
    const week = (
      weekStart: string,
      goalMin: number,
      trackedMin: number,
      completionPercentage: number,
      isResting = false,
    ) => ({
      weekStart,
      focusAreaClass: 'level_up',
      goalMin,
      trackedMin,
      completionPercentage,
      isResting,
    });
    const response = await ann.areaHistory(ann.areas.Fitness, weeksBefore(3), 5);
    expect([response.status, response.json]).toEqual([
      200,
      {
        history: [
          week(weeksBefore(3), 0, 0, 0),
          week(weeksBefore(2), 180, 150, 84),
          week(weeksBefore(1), 40, 100, 250),
          week(WEEK, 180, 0, 0, true),
          week(addDays(WEEK, 7), 180, 0, 0),
        ],
      },
    ]);
    expect((await ann.areaHistory(ann.areas.Gaming, weeksBefore(1), 1)).json.history).toEqual([
      { ...week(weeksBefore(1), 300, 400, 133), focusAreaClass: 'chill_zone' },
    ]);
    // Without a target, any tracked time is 100%.
    await ann.track([0, 5, 0, 0], weeksBefore(9));
    expect((await ann.areaHistory(ann.areas.Fitness, weeksBefore(9), 1)).json.history).toEqual([
      week(weeksBefore(9), 0, 5, 100),
    ]);
  });

  it('shows the tracked time of a goal, even after it is closed', async () => {
    const ann = await createHistoryUser();
    const monday = Date.parse(WEEK);
    await ann.insert(monday - 90 * MINUTE, monday + 30 * MINUTE + 59_999, ann.goals.Coding);
    await ann.insert(monday - HOUR, monday, ann.goals.Fitness);
    await ann.send('PATCH', `/api/goals/${ann.goals.Coding}/status`, { status: 'Archived' });
    expect((await ann.goalHistory(ann.goals.Coding, weeksBefore(2), 4)).json).toEqual({
      history: [
        { weekStart: weeksBefore(2), trackedMin: 0 },
        { weekStart: weeksBefore(1), trackedMin: 90 },
        { weekStart: WEEK, trackedMin: 30 },
        { weekStart: addDays(WEEK, 7), trackedMin: 0 },
      ],
    });
  });

  it("returns the same 404 for unknown ids and other users' ids", async () => {
    const [ann, ben] = [await createHistoryUser(), await createHistoryUser()];
    const responses = [
      await ben.areaHistory(ann.areas.Coding, WEEK, 2),
      await ben.areaHistory(randomUUID(), WEEK, 2),
      await ben.areaHistory(ben.goals.Coding, WEEK, 2),
      await ben.goalHistory(ann.goals.Coding, WEEK, 2),
      await ben.goalHistory(randomUUID(), WEEK, 2),
      await ben.goalHistory(ben.areas.Coding, WEEK, 2),
    ];
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  });

  it('averages over the six weeks before a week, including empty ones', async () => {
    const ann = await createHistoryUser();
    await ann.track([60, 0, 1, 0], weeksBefore(6));
    await ann.track([60, 0, 0, 10], weeksBefore(1));
    await ann.track([600, 600, 600, 600], weeksBefore(7));
    await ann.track([600, 600, 600, 600], WEEK);
    expect(await ann.average()).toEqual({
      report: [
        { focusAreaId: ann.areas.Coding, avgWeeklySec: 1200 },
        { focusAreaId: ann.areas.Chores, avgWeeklySec: 10 },
        { focusAreaId: ann.areas.Gaming, avgWeeklySec: 100 },
      ],
    });
    expect(await ann.average(addDays(WEEK, 49))).toEqual({ report: [] });
  });
});

describeOnEachDatabase('validation of report queries', {}, (t) => {
  const weekError = 'The week must be the date of its Monday, as YYYY-MM-DD.';
  const countError = 'The number of weeks must be a whole number from 1 to 106.';
  const invalidWeeks = [
    '',
    '2026-11-10',
    '2026-11-15',
    '2026-02-30',
    '0001-01-01',
    '9999-12-27',
    '1969-12-22',
    '2101-01-03',
    'x',
  ];
  const invalidCounts = ['', '0', '-1', '1.5', '107', '10000', '1e2', '٣', ' 6', '06', 'x'];

  it('rejects invalid weeks and week counts (IN-03)', async () => {
    const ann = await createExampleUser(t);
    const idParams: Record<string, string> = {
      'weekly-focus-area-history': `focusAreaId=${ann.areas.Coding}&`,
      'weekly-goal-history': `goalId=${ann.goals.Coding}&`,
    };
    const expectRejected = async (path: string, field: string, msg: string) => {
      const response = await ann.client.get(`/api/reports/${path}`);
      const errors = [{ field, param: field, msg }];
      expect([response.status, response.json], `of ${path}`).toEqual([422, { message: msg, errors }]);
    };
    for (const path of ['productivity-score', 'weekly', 'average-weekly']) {
      for (const value of invalidWeeks) await expectRejected(`${path}?weekStart=${value}`, 'weekStart', weekError);
      await expectRejected(path, 'weekStart', weekError);
      await expectRejected(`${path}?weekStart=${WEEK}&weekStart=${WEEK}`, 'weekStart', weekError);
    }
    for (const path of ['weekly-history', 'weekly-focus-area-history', 'weekly-goal-history']) {
      const query = `${path}?${idParams[path] ?? ''}`;
      for (const value of invalidWeeks) await expectRejected(`${query}start=${value}&count=6`, 'start', weekError);
      for (const value of invalidCounts)
        await expectRejected(`${query}start=${WEEK}&count=${value}`, 'count', countError);
      await expectRejected(`${query}count=6`, 'start', weekError);
      await expectRejected(`${query}start=${WEEK}`, 'count', countError);
      await expectRejected(`${query}start=${WEEK}&start=${WEEK}&count=6`, 'start', weekError);
      await expectRejected(`${query}start=${WEEK}&count=6&count=6`, 'count', countError);
    }
    await expectRejected(`weekly-focus-area-history?focusAreaId=x&start=${WEEK}&count=6`, 'focusAreaId', 'Not an id.');
    await expectRejected(`weekly-goal-history?start=${WEEK}&count=6`, 'goalId', 'Not an id.');
  });

  it('ends histories at the limits of the calendar', async () => {
    const ann = await createExampleUser(t);
    const listWeeks = async (start: string, count: number) =>
      (await ann.ratings(start, count)).map((each) => each.weekStart);
    expect(await listWeeks('2100-12-27', 106)).toEqual(['2100-12-27']);
    expect(await listWeeks('2100-12-13', 3)).toEqual(['2100-12-13', '2100-12-20', '2100-12-27']);
    expect(await listWeeks('1970-01-05', 106)).toHaveLength(106);
    for (const start of ['1970-01-05', '2100-12-27']) {
      expect((await ann.score(start)).days).toHaveLength(7);
      for (const path of [
        `weekly?weekStart=${start}`,
        `average-weekly?weekStart=${start}`,
        `weekly-focus-area-history?focusAreaId=${ann.areas.Coding}&start=${start}&count=106`,
        `weekly-goal-history?goalId=${ann.goals.Coding}&start=${start}&count=106`,
      ]) {
        expect((await ann.client.get(`/api/reports/${path}`)).status).toBe(200);
      }
    }
  });
});
