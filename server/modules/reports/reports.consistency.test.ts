import { expect, it } from 'vitest';
import type { WeeklyAreaReport } from '#contract/reports/reports.ts';
import { addDays, weekSpan, weeksFrom } from '#domain/calendar/calendar.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { createGoal, setTimeZone } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createExampleUser, WEEK, weeksBefore } from '#server/testing/fixtures/example-user.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type TestUser = Awaited<ReturnType<typeof createExampleUser>>;

/** Each area's tracked time in each week, as each endpoint reports it. */
async function readAllTotals(ann: TestUser, weeks: readonly string[]) {
  const range = `start=${weeks[0]}&count=${weeks.length}`;
  const areas = Object.values(ann.areas);
  const secondsByArea = (rows: readonly { focusAreaId: string; usedSec: number }[]) =>
    Object.fromEntries(rows.filter(({ usedSec }) => usedSec > 0).map((row) => [row.focusAreaId, row.usedSec]));
  const forEachWeek = <T>(read: (week: string) => Promise<T>) => Promise.all(weeks.map(read));
  const usage = await forEachWeek((week) => ann.areaUsage(week));
  const history = await ann.list<{ history: { trackedSec: number }[] }>(`/api/reports/weekly-history?${range}`);
  return {
    usage,
    plan: await forEachWeek(async (week) => secondsByArea(await ann.plan(week))),
    weekly: await forEachWeek(async (week) =>
      secondsByArea((await ann.list<{ report: WeeklyAreaReport[] }>(`/api/reports/weekly?weekStart=${week}`)).report),
    ),
    score: await forEachWeek(async (week) => secondsByArea((await ann.score(week)).areas)),
    days: await forEachWeek(async (week) =>
      (await ann.score(week)).days.reduce((sum, day) => sum + day.level_up + day.life_stuff + day.chill_zone, 0),
    ),
    sums: history.history.map(({ trackedSec }) => trackedSec),
    goals: await forEachWeek((week) => ann.goalUsage(week)),
    minutes: await Promise.all(
      areas.map(async (id) => {
        const path = `/api/reports/weekly-focus-area-history?focusAreaId=${id}&${range}`;
        return (await ann.list<{ history: { trackedMin: number }[] }>(path)).history.map((week) => week.trackedMin);
      }),
    ),
    average: await ann.list<{ report: { focusAreaId: string; avgWeeklySec: number }[] }>(
      `/api/reports/average-weekly?weekStart=${addDays(weeks.at(-1)!, 7)}`,
    ),
  };
}

const sumValues = (seconds: Readonly<Record<string, number>>) =>
  Object.values(seconds).reduce((sum, each) => sum + each, 0);

async function expectAgreement(ann: TestUser, weeks: readonly string[]): Promise<Record<string, number>[]> {
  const reported = await readAllTotals(ann, weeks);
  expect(reported.plan).toEqual(reported.usage);
  expect(reported.weekly).toEqual(reported.usage);
  expect(reported.score).toEqual(reported.usage);
  expect(reported.sums).toEqual(reported.usage.map(sumValues));
  expect(reported.days).toEqual(reported.sums);
  expect(reported.goals.map(sumValues)).toEqual(reported.usage.map(sumValues));
  expect(reported.minutes).toEqual(
    Object.values(ann.areas).map((id) => reported.usage.map((week) => Math.floor((week[id] ?? 0) / 60))),
  );
  const lastSix = reported.usage.slice(-6);
  const average = Object.values(ann.areas)
    .map((focusAreaId) => ({ focusAreaId, total: lastSix.reduce((sum, week) => sum + (week[focusAreaId] ?? 0), 0) }))
    .filter(({ total }) => total > 0)
    .map(({ focusAreaId, total }) => ({ focusAreaId, avgWeeklySec: Math.floor(total / 6) }));
  expect(reported.average.report).toEqual(average);
  return reported.usage;
}

describeOnEachDatabase('all endpoints that report tracked time', {}, (t) => {
  it('agree across midnights and Mondays, and on running timers, forgotten timers and closed goals', async () => {
    const ann = await createExampleUser(t);
    const monday = Date.parse(WEEK);
    const run = await createGoal(ann.client, ann.areas.Fitness, 'Run far');
    await ann.insert(monday - HOUR - 333, monday + HOUR + 333, ann.goals.Coding);
    await ann.insert(monday - 7 * DAY - 1, monday - 7 * DAY - 1 + entryMaxMs, ann.goals.Chores);
    for (let n = 1; n <= 40; n++) {
      const start = monday - n * 31 * HOUR - n * 777;
      await ann.insert(start, start + n * 613_999, [ann.goals.Coding, ann.goals.Fitness, run][n % 3]);
    }
    // One forgotten timer was started eight days ago and counts as ended yesterday; another has been running for two days.
    await ann.insert(Date.UTC(2026, 10, 3, 10), null, ann.goals.Gaming);
    await ann.insert(t.now - 2 * DAY - 500, null, run);
    await ann.send('PATCH', `/api/goals/${ann.goals.Coding}/status`, { status: 'Archived' });
    await ann.send('PATCH', `/api/goals/${ann.goals.Chores}/status`, { status: 'Completed' });
    const weeks = weeksFrom(weeksBefore(8), 10);
    const usage = await expectAgreement(ann, weeks);
    expect(usage[8]![ann.areas.Gaming]! + usage[7]![ann.areas.Gaming]!).toBe(7 * 86_400);
    expect(usage[9]).toEqual({});
    const trends = await ann.trends();
    for (const { weekStart, areas } of trends.weeks) {
      const reported = Object.fromEntries(areas.map((area) => [area.focusAreaId, area.trackedSec]));
      expect(reported).toEqual(usage[weeks.indexOf(weekStart)] ?? {});
    }
    const inHours = trends.hours.flat().reduce((sum, seconds) => sum + seconds, 0);
    const inWeeks = usage.map(sumValues).reduce((sum, seconds) => sum + seconds, 0);
    expect(inHours).toBe(inWeeks);
    const { now } = t;
    t.now += 90_000;
    const later = await expectAgreement(ann, weeks);
    expect(sumValues(later[8]!) - sumValues(usage[8]!)).toBe(90);
    t.now = now;
  });

  it.each([
    ['2026-03-23', 167],
    ['2026-10-19', 169],
  ])('agree in Berlin on the week of %s, which has %i hours', async (week, hours) => {
    const ann = await createExampleUser(t);
    await setTimeZone(t.db, ann.client, 'Europe/Berlin');
    const { from, to } = weekSpan(week, 'Europe/Berlin');
    await ann.insert(from - DAY, from + 5 * DAY, ann.goals.Chores);
    await ann.insert(from + 5 * DAY, to + DAY, ann.goals.Chores);
    const usage = await expectAgreement(ann, weeksFrom(addDays(week, -14), 6));
    expect(usage.map((seconds) => seconds[ann.areas.Chores])).toEqual([
      undefined,
      86_400,
      hours * 3600,
      86_400,
      undefined,
      undefined,
    ]);
    const inDays = (await ann.score(week)).days.map(({ life_stuff }) => life_stuff / 3600);
    expect(inDays).toEqual([24, 24, 24, 24, 24, 24, hours - 6 * 24]);
  });

  it('agree on week 53, and on a request for 53 weeks', async () => {
    const ann = await createExampleUser(t);
    await ann.insert(Date.UTC(2020, 11, 31, 23), Date.UTC(2021, 0, 1, 1), ann.goals.Coding);
    await ann.insert(Date.UTC(2021, 0, 3, 23), Date.UTC(2021, 0, 4, 1), ann.goals.Coding);
    const usage = await expectAgreement(ann, ['2020-12-21', '2020-12-28', '2021-01-04']);
    expect(usage).toEqual([{}, { [ann.areas.Coding]: 3 * 3600 }, { [ann.areas.Coding]: 3600 }]);
    const year = await ann.ratings('2020-01-06', 53);
    expect(year.map(({ weekStart }) => weekStart)).toEqual(weeksFrom('2020-01-06', 53));
    expect(year.filter(({ trackedSec }) => trackedSec > 0)).toMatchObject([
      { weekStart: '2020-12-28', trackedSec: 3 * 3600 },
      { weekStart: '2021-01-04', trackedSec: 3600 },
    ]);
  });
});
