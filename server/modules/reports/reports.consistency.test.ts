import { expect, it } from 'vitest';
import type { AreaOfWeek } from '#contract/reports.ts';
import { addDays, weekSpan, weeksFrom } from '#domain/calendar.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { makeGoal, moveTo } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { plannerOf, WEEK, weekBefore } from '../../testing/planner.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Planner = Awaited<ReturnType<typeof plannerOf>>;

/** The seconds of each area in each of the weeks, as each of the calls tells them; what tells minutes is told apart. */
async function toldOf(ann: Planner, weeks: readonly string[]) {
  const range = `start=${weeks[0]}&count=${weeks.length}`;
  const areas = Object.values(ann.areas);
  const tracked = (rows: readonly { focusAreaId: string; usedSec: number }[]) =>
    Object.fromEntries(rows.filter(({ usedSec }) => usedSec > 0).map((row) => [row.focusAreaId, row.usedSec]));
  const each = <T>(read: (week: string) => Promise<T>) => Promise.all(weeks.map(read));
  const usage = await each((week) => ann.areaUsage(week));
  const history = await ann.list<{ history: { trackedSec: number }[] }>(`/api/reports/weekly-history?${range}`);
  return {
    usage,
    plan: await each(async (week) => tracked(await ann.plan(week))),
    weekly: await each(async (week) =>
      tracked((await ann.list<{ report: AreaOfWeek[] }>(`/api/reports/weekly?weekStart=${week}`)).report),
    ),
    score: await each(async (week) => tracked((await ann.score(week)).areas)),
    days: await each(async (week) =>
      (await ann.score(week)).days.reduce((sum, day) => sum + day.level_up + day.life_stuff + day.chill_zone, 0),
    ),
    sums: history.history.map(({ trackedSec }) => trackedSec),
    goals: await each((week) => ann.goalUsage(week)),
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

const sumOf = (seconds: Readonly<Record<string, number>>) =>
  Object.values(seconds).reduce((sum, each) => sum + each, 0);

async function expectAgreement(ann: Planner, weeks: readonly string[]): Promise<Record<string, number>[]> {
  const told = await toldOf(ann, weeks);
  expect(told.plan).toEqual(told.usage);
  expect(told.weekly).toEqual(told.usage);
  expect(told.score).toEqual(told.usage);
  expect(told.sums).toEqual(told.usage.map(sumOf));
  expect(told.days).toEqual(told.sums);
  expect(told.goals.map(sumOf)).toEqual(told.usage.map(sumOf));
  expect(told.minutes).toEqual(
    Object.values(ann.areas).map((id) => told.usage.map((week) => Math.floor((week[id] ?? 0) / 60))),
  );
  const lastSix = told.usage.slice(-6);
  const average = Object.values(ann.areas)
    .map((focusAreaId) => ({ focusAreaId, all: lastSix.reduce((sum, week) => sum + (week[focusAreaId] ?? 0), 0) }))
    .filter(({ all }) => all > 0)
    .map(({ focusAreaId, all }) => ({ focusAreaId, avgWeeklySec: Math.floor(all / 6) }));
  expect(told.average.report).toEqual(average);
  return told.usage;
}

describeOnEachDatabase('all that tell of time', {}, (t) => {
  it('agree, over midnights and Mondays, on what runs, was forgotten and is of closed goals', async () => {
    const ann = await plannerOf(t);
    const monday = Date.parse(WEEK);
    const run = await makeGoal(ann.client, ann.areas.Fitness, 'Run far');
    await ann.insert(monday - HOUR - 333, monday + HOUR + 333, ann.goals.Coding);
    await ann.insert(monday - 7 * DAY - 1, monday - 7 * DAY - 1 + entryMaxMs, ann.goals.Chores);
    for (let n = 1; n <= 40; n++) {
      const start = monday - n * 31 * HOUR - n * 777;
      await ann.insert(start, start + n * 613_999, [ann.goals.Coding, ann.goals.Fitness, run][n % 3]);
    }
    // Forgotten eight days ago, so that it ended yesterday; and one that runs since the day before yesterday.
    await ann.insert(Date.UTC(2026, 10, 3, 10), null, ann.goals.Gaming);
    await ann.insert(t.now - 2 * DAY - 500, null, run);
    await ann.send('PATCH', `/api/goals/${ann.goals.Coding}/status`, { status: 'Archived' });
    await ann.send('PATCH', `/api/goals/${ann.goals.Chores}/status`, { status: 'Completed' });
    const weeks = weeksFrom(weekBefore(8), 10);
    const usage = await expectAgreement(ann, weeks);
    expect(usage[8]![ann.areas.Gaming]! + usage[7]![ann.areas.Gaming]!).toBe(7 * 86_400);
    expect(usage[9]).toEqual({});
    // The trends tell the same of their weeks.
    const trends = await ann.trends();
    for (const { weekStart, areas } of trends.weeks) {
      const told = Object.fromEntries(areas.map((area) => [area.focusAreaId, area.trackedSec]));
      expect(told).toEqual(usage[weeks.indexOf(weekStart)] ?? {});
    }
    const inHours = trends.hours.flat().reduce((sum, seconds) => sum + seconds, 0);
    const inWeeks = usage.map(sumOf).reduce((sum, seconds) => sum + seconds, 0);
    expect(inHours).toBe(inWeeks);
    const { now } = t;
    t.now += 90_000;
    const later = await expectAgreement(ann, weeks);
    expect(sumOf(later[8]!) - sumOf(usage[8]!)).toBe(90);
    t.now = now;
  });

  it.each([
    ['2026-03-23', 167],
    ['2026-10-19', 169],
  ])('agree in Berlin on the week of %s, which has %i hours', async (week, hours) => {
    const ann = await plannerOf(t);
    await moveTo(t.db, ann.client, 'Europe/Berlin');
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

  it('agree on week 53, and on 53 weeks at once', async () => {
    const ann = await plannerOf(t);
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
