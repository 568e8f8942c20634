import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { plannerOf, WEEK, weekBefore } from '../../testing/planner.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

describeOnEachDatabase('the history of', {}, (t) => {
  const life = async () => {
    const ann = await plannerOf(t);
    const get = (path: string) => ann.client.get(`/api/reports/${path}`);
    return {
      ...ann,
      ofArea: async (id: string, start: string, count: number) =>
        get(`weekly-focus-area-history?focusAreaId=${id}&start=${start}&count=${count}`),
      ofGoal: async (id: string, start: string, count: number) =>
        get(`weekly-goal-history?goalId=${id}&start=${start}&count=${count}`),
      average: async (week = WEEK) => (await get(`average-weekly?weekStart=${week}`)).json,
    };
  };

  it('a focus area tells what was planned and done in each week', async () => {
    const ann = await life();
    await ann.plannedSince(weekBefore(2));
    await ann.track([0, 150.95, 0, 0], weekBefore(2));
    await ann.track([0, 100, 0, 400], weekBefore(1));
    await ann.track([0, 0.5, 0, 0]);
    await ann.replan('Fitness', { goalMin: 40 }, weekBefore(1));
    await ann.replan('Fitness', { isResting: true });
    const week = (
      weekStart: string,
      goalMin: number,
      trackedMin: number,
      completionPercentage: number,
      rests = false,
    ) => ({
      weekStart,
      focusAreaClass: 'level_up',
      goalMin,
      trackedMin,
      completionPercentage,
      isResting: rests,
    });
    const answer = await ann.ofArea(ann.areas.Fitness, weekBefore(3), 5);
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        history: [
          week(weekBefore(3), 0, 0, 0),
          week(weekBefore(2), 180, 150, 84),
          week(weekBefore(1), 40, 100, 250),
          week(WEEK, 180, 0, 0, true),
          week(addDays(WEEK, 7), 180, 0, 0),
        ],
      },
    ]);
    expect((await ann.ofArea(ann.areas.Gaming, weekBefore(1), 1)).json.history).toEqual([
      { ...week(weekBefore(1), 300, 400, 133), focusAreaClass: 'chill_zone' },
    ]);
    // Of no target, anything is all of it.
    await ann.track([0, 5, 0, 0], weekBefore(9));
    expect((await ann.ofArea(ann.areas.Fitness, weekBefore(9), 1)).json.history).toEqual([
      week(weekBefore(9), 0, 5, 100),
    ]);
  });

  it('a goal tells how long it was tracked, also once it is closed', async () => {
    const ann = await life();
    const monday = Date.parse(WEEK);
    await ann.insert(monday - 90 * MINUTE, monday + 30 * MINUTE + 59_999, ann.goals.Coding);
    await ann.insert(monday - HOUR, monday, ann.goals.Fitness);
    await ann.send('PATCH', `/api/goals/${ann.goals.Coding}/status`, { status: 'Archived' });
    expect((await ann.ofGoal(ann.goals.Coding, weekBefore(2), 4)).json).toEqual({
      history: [
        { weekStart: weekBefore(2), trackedMin: 0 },
        { weekStart: weekBefore(1), trackedMin: 90 },
        { weekStart: WEEK, trackedMin: 30 },
        { weekStart: addDays(WEEK, 7), trackedMin: 0 },
      ],
    });
  });

  it("anything that is not there or somebody else's is a 404, in the same words", async () => {
    const [ann, ben] = [await life(), await life()];
    const answers = [
      await ben.ofArea(ann.areas.Coding, WEEK, 2),
      await ben.ofArea(randomUUID(), WEEK, 2),
      await ben.ofArea(ben.goals.Coding, WEEK, 2),
      await ben.ofGoal(ann.goals.Coding, WEEK, 2),
      await ben.ofGoal(randomUUID(), WEEK, 2),
      await ben.ofGoal(ben.areas.Coding, WEEK, 2),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('six weeks is the average before a week, of all six whatever was in them', async () => {
    const ann = await life();
    await ann.track([60, 0, 1, 0], weekBefore(6));
    await ann.track([60, 0, 0, 10], weekBefore(1));
    await ann.track([600, 600, 600, 600], weekBefore(7));
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

describeOnEachDatabase('reports about', {}, (t) => {
  const week = 'The week must be given by its Monday, as YYYY-MM-DD.';
  const count = 'The number of weeks must be whole, from 1 to 106.';
  const wrongWeeks = [
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
  const wrongCounts = ['', '0', '-1', '1.5', '107', '10000', '1e2', '٣', ' 6', '06', 'x'];

  it('a wrong week or number of weeks are refused', async () => {
    const ann = await plannerOf(t);
    const own: Record<string, string> = {
      'weekly-focus-area-history': `focusAreaId=${ann.areas.Coding}&`,
      'weekly-goal-history': `goalId=${ann.goals.Coding}&`,
    };
    const refused = async (path: string, field: string, msg: string) => {
      const answer = await ann.client.get(`/api/reports/${path}`);
      const errors = [{ field, param: field, msg }];
      expect([answer.status, answer.json], `of ${path}`).toEqual([422, { message: msg, errors }]);
    };
    for (const path of ['productivity-score', 'weekly', 'average-weekly']) {
      for (const wrong of wrongWeeks) await refused(`${path}?weekStart=${wrong}`, 'weekStart', week);
      await refused(path, 'weekStart', week);
      await refused(`${path}?weekStart=${WEEK}&weekStart=${WEEK}`, 'weekStart', week);
    }
    for (const path of ['weekly-history', 'weekly-focus-area-history', 'weekly-goal-history']) {
      const query = `${path}?${own[path] ?? ''}`;
      for (const wrong of wrongWeeks) await refused(`${query}start=${wrong}&count=6`, 'start', week);
      for (const wrong of wrongCounts) await refused(`${query}start=${WEEK}&count=${wrong}`, 'count', count);
      await refused(`${query}count=6`, 'start', week);
      await refused(`${query}start=${WEEK}`, 'count', count);
      await refused(`${query}start=${WEEK}&start=${WEEK}&count=6`, 'start', week);
      await refused(`${query}start=${WEEK}&count=6&count=6`, 'count', count);
    }
    await refused(`weekly-focus-area-history?focusAreaId=x&start=${WEEK}&count=6`, 'focusAreaId', 'Not an id.');
    await refused(`weekly-goal-history?start=${WEEK}&count=6`, 'goalId', 'Not an id.');
  });

  it('the edges of the calendar end there', async () => {
    const ann = await plannerOf(t);
    const weeksOf = async (start: string, count_: number) =>
      (await ann.ratings(start, count_)).map((each) => each.weekStart);
    expect(await weeksOf('2100-12-27', 106)).toEqual(['2100-12-27']);
    expect(await weeksOf('2100-12-13', 3)).toEqual(['2100-12-13', '2100-12-20', '2100-12-27']);
    expect(await weeksOf('1970-01-05', 106)).toHaveLength(106);
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
