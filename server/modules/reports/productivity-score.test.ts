import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Contributor } from '#contract/reports/reports.ts';
import { addDays, weekStartForInstant, weekSpan } from '#domain/calendar/calendar.ts';
import { buildEntryRow, createFocusArea, createGoal, setTimeZone } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { type ExampleArea, createExampleUser, WEEK, weeksBefore } from '#server/testing/fixtures/example-user.ts';
import { createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONDAY = Date.parse(WEEK);

const shares = (contributors: readonly Contributor[]) =>
  contributors.map(({ focusArea, tracked, planned, stars }) => [focusArea.name, tracked, planned, stars]);

describeOnEachDatabase('the rating of a week', {}, (t) => {
  let now: number;
  beforeEach(() => void ({ now } = t));
  afterEach(() => void (t.now = now));

  it('matches the worked example', async () => {
    const ann = await createExampleUser(t);
    const examples: [minutes: number[], rating: number, score: number][] = [
      [[0, 0, 0, 0], 0, 0],
      [[600, 180, 240, 300], 5, 268],
      [[600, 180, 240, 0], 5, 268],
      [[450, 180, 120, 420], 3.68, 179],
      [[0, 0, 0, 300], 0, 0],
      [[600, 180, 240, 600], 4.4, 208],
      [[600, 180, 240, 900], 4.4, 148],
      [[750, 180, 120, 300], 4.94, 293],
      [[300, 90, 120, 0], 2.5, 134],
    ];
    for (const [minutes, rating, score] of examples) {
      await ann.deleteEntries();
      await ann.track(minutes);
      const expected = { weekStart: WEEK, rating, score, isCounted: true };
      expect(await ann.score()).toMatchObject(expected);
      expect(await ann.ratings(WEEK, 1)).toMatchObject([{ ...expected, plannedMin: 1020 }]);
    }
    await ann.deleteEntries();
    await ann.track([600, 180, 0, 0]);
    const byWeight = [];
    for (const weight of [10, 5, 1]) {
      await ann.send('PUT', `/api/focus-areas/${ann.areas.Chores}`, { weight });
      const { rating, score } = await ann.score();
      byWeight.push([rating, score]);
    }
    expect(byWeight).toEqual([
      [3.15, 228],
      [3.86, 228],
      [4.72, 228],
    ]);
  });

  it('includes top contributors, underperformers and boosts', async () => {
    const ann = await createExampleUser(t);
    for (const [name, minutes] of [
      ['Coding', 450],
      ['Fitness', 180],
      ['Chores', 120],
      ['Gaming', 420],
    ] as const) {
      const response = await ann.add(MONDAY, MONDAY + minutes * 60_000, ann.goals[name]);
      expect(response.status).toBe(201);
    }
    const score = await ann.score();
    expect(Object.keys(score)).toEqual([
      'weekStart',
      'rating',
      'score',
      'isCounted',
      'previousSoFar',
      'topContributors',
      'underperformers',
      'smartSorted',
      'areas',
      'days',
      'elapsedSec',
      'hasGoals',
      'hasEntries',
    ]);
    expect(shares(score.topContributors)).toEqual([
      ['Fitness', 180, 180, 1.82],
      ['Coding', 450, 600, 1.53],
      ['Chores', 120, 240, 0.57],
    ]);
    expect(shares(score.underperformers)).toEqual([
      ['Chores', 120, 240, 0.57],
      ['Coding', 450, 600, 0.51],
      ['Gaming', 420, 300, 0.24],
    ]);
    expect(score.underperformers.map(({ boost }) => boost)).toEqual([
      { minutes: 60, stars: 0.28 },
      { minutes: 60, stars: 0.2 },
      null,
    ]);
    expect(score.topContributors[0]!.focusArea).toEqual({
      _id: ann.areas.Fitness,
      name: 'Fitness',
      focusAreaClass: 'level_up',
    });
    const order: ExampleArea[] = ['Chores', 'Coding', 'Fitness', 'Gaming'];
    expect(score.smartSorted).toEqual(order.map((name) => ({ focusAreaId: ann.areas[name] })));
    const area = (name: ExampleArea, focusAreaClass: string, weight: number, goalMin: number, usedSec: number) => ({
      focusAreaId: ann.areas[name],
      name,
      focusAreaClass,
      weight,
      goalMin,
      usedSec,
      isResting: false,
    });
    expect(score.areas).toEqual([
      area('Coding', 'level_up', 8, 600, 27_000),
      area('Fitness', 'level_up', 6, 180, 10_800),
      area('Chores', 'life_stuff', 5, 240, 7200),
      area('Gaming', 'chill_zone', 6, 300, 25_200),
    ]);
  });

  it('includes the previous week up to the same point while the week is running', async () => {
    const ann = await createExampleUser(t);
    const thursday = MONDAY + 3 * DAY + 10 * HOUR;
    t.now = thursday + 700;
    // This entry crosses the Monday on which the previous week began, so only two of its hours count.
    await ann.insert(MONDAY - 7 * DAY - HOUR, MONDAY - 7 * DAY + 2 * HOUR, ann.goals.Coding);
    // This entry crosses the point of comparison, so only half an hour counts.
    await ann.insert(thursday - 7 * DAY - HOUR / 2, thursday - 7 * DAY + 5 * HOUR, ann.goals.Fitness);
    // This entry is later than the point of comparison, so it does not count.
    await ann.insert(thursday - 6 * DAY, thursday - 6 * DAY + HOUR, ann.goals.Coding);
    // This timer was started after the point of comparison, so it does not count.
    await ann.insert(thursday - 6.5 * DAY, null, ann.goals.Gaming);
    // Without a plan, time counts in full: 2 h at 1.8 and half an hour at 1.6, at 10 points an hour.
    expect((await ann.score()).previousSoFar).toEqual({ score: 44, trackedSec: 2.5 * 3600 });
    // The previous week itself is over, and the next one has not begun.
    expect((await ann.score(weeksBefore(1))).previousSoFar).toBeNull();
    expect((await ann.score(addDays(WEEK, 7))).previousSoFar).toBeNull();
    // When a minute has passed, one more minute of the entry that crosses the point counts.
    t.now += 60_000;
    expect((await ann.score()).previousSoFar).toMatchObject({ trackedSec: 2.5 * 3600 + 60 });
    // A timer that was started before the point counts up to it.
    await ann.insert(t.now - 7 * DAY - 5 * 60_000, null, ann.goals.Chores);
    t.now -= 60_000;
    expect((await ann.score()).previousSoFar).toMatchObject({ trackedSec: 2.5 * 3600 + 4 * 60 });
  });

  it.each([
    // Noon is eleven hours after midnight on that Sunday.
    ['the clocks went forward this week', '2026-03-29T12:00:00+02:00', 11],
    ['the clocks went forward last week', '2026-04-05T11:00:00+02:00', 11],
    ['the clocks went back this week', '2026-10-25T23:30:00+01:00', 24],
    ['the clocks went back last week', '2026-11-01T23:30:00+01:00', 23.5],
  ])('is compared with the same part of the previous week when %s', async (_, moment, hoursOfSunday) => {
    t.now = Date.parse(moment);
    const ann = await createExampleUser(t);
    await setTimeZone(t.db, ann.client, 'Europe/Berlin');
    t.now = Date.parse(moment);
    const week = weekStartForInstant(t.now, 'Europe/Berlin');
    const { from, to } = weekSpan(addDays(week, -7), 'Europe/Berlin');
    await ann.insert(from, from + 6 * DAY, ann.goals.Chores);
    await ann.insert(from + 6 * DAY, to, ann.goals.Chores);
    expect((await ann.score(week)).previousSoFar?.trackedSec).toBe((6 * 24 + hoursOfSunday) * 3600);
  });

  it('suggests the remaining minutes for areas close to their target', async () => {
    const ann = await createExampleUser(t);
    await ann.track([600, 180 - 12.5, 240 - 4.25, 0]);
    const boosts = (await ann.score()).underperformers.map(({ focusArea, boost }) => [focusArea.name, boost?.minutes]);
    expect(boosts).toEqual([
      ['Fitness', 13],
      ['Chores', 5],
    ]);
  });

  it("includes each day's time by class and its elapsed time, in the account's time zone", async () => {
    const ann = await createExampleUser(t);
    await setTimeZone(t.db, ann.client, 'Europe/Berlin');
    // Tuesday begins in Berlin at 23:00 UTC.
    const midnight = MONDAY + 23 * HOUR;
    await ann.insert(midnight - HOUR, midnight + HOUR, ann.goals.Coding);
    await ann.insert(midnight - HOUR, midnight + 2 * HOUR, ann.goals.Fitness);
    await ann.insert(midnight + HOUR, midnight + 2 * HOUR, ann.goals.Chores);
    await ann.insert(MONDAY - 2 * HOUR, MONDAY - HOUR / 2, ann.goals.Gaming);
    const { days, elapsedSec } = await ann.score();
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, n) => addDays(WEEK, n)));
    expect(days.slice(0, 3)).toEqual([
      { date: WEEK, level_up: 7200, life_stuff: 0, chill_zone: 1800, elapsedSec: 5400 },
      { date: '2026-11-10', level_up: 10_800, life_stuff: 3600, chill_zone: 0, elapsedSec: 7200 },
      { date: '2026-11-11', level_up: 0, life_stuff: 0, chill_zone: 0, elapsedSec: 0 },
    ]);
    expect(elapsedSec).toBe(12_600);
    const weekly = await ann.list<{ elapsedSec: number }>(`/api/reports/weekly?weekStart=${WEEK}`);
    expect(weekly.elapsedSec).toBe(12_600);
  });

  it('leaves out resting areas, and is not counted if all areas rest', async () => {
    const ann = await createExampleUser(t);
    await ann.track([600, 0, 240, 900]);
    await ann.updatePlan('Fitness', { isResting: true });
    await ann.updatePlan('Gaming', { isResting: true });
    const score = await ann.score();
    // Gaming costs no points and Fitness misses no target, but both are still listed.
    expect(score).toMatchObject({ rating: 5, score: 220, isCounted: true, underperformers: [] });
    expect(score.areas.map(({ isResting }) => isResting)).toEqual([false, true, false, true]);
    expect(await ann.ratings(WEEK, 1)).toMatchObject([
      { plannedMin: 840, trackedSec: 1740 * 60, productiveSec: 840 * 60, isCounted: true },
    ]);
    for (const name of ['Coding', 'Chores'] as const) await ann.updatePlan(name, { isResting: true });
    expect(await ann.score()).toMatchObject({ rating: 0, isCounted: false, topContributors: [], underperformers: [] });
    expect(await ann.ratings(WEEK, 1)).toMatchObject([{ plannedMin: 0, isCounted: false }]);
    expect((await ann.ratings(addDays(WEEK, 7), 1))[0]).toMatchObject({ plannedMin: 1020, isCounted: true });
  });

  it("ignores a chill zone's limit before its first week, unless one was set for that week", async () => {
    const ann = await createExampleUser(t);
    const before = addDays(WEEK, -7);
    await ann.track([60, 0, 0, 600], before);
    await ann.updatePlan('Coding', { goalMin: 60 }, before);
    expect(await ann.score(before)).toMatchObject({ rating: 5, score: 18, underperformers: [] });
    await ann.updatePlan('Gaming', { goalMin: 0 }, before);
    expect(await ann.score(before)).toMatchObject({ rating: 4.4, score: 0, underperformers: [{ planned: 0 }] });
  });

  it("uses the week's own targets and the settings that applied at the time", async () => {
    const ann = await createExampleUser(t);
    await ann.backdateSettings(weeksBefore(3));
    for (const week of [weeksBefore(2), weeksBefore(1), WEEK]) await ann.track([300, 90, 120, 0], week);
    await ann.updatePlan('Coding', { goalMin: 300 }, weeksBefore(1));
    await ann.updatePlan('Fitness', { goalMin: 90 }, weeksBefore(1));
    await ann.updatePlan('Chores', { goalMin: 120 }, weeksBefore(1));
    // The new weight applies from this week.
    await ann.send('PUT', `/api/focus-areas/${ann.areas.Chores}`, { weight: 10 });
    const history = await ann.ratings(weeksBefore(4), 6);
    expect(history.map(({ rating, plannedMin, isCounted }) => [rating, plannedMin, isCounted])).toEqual([
      [0, 0, false],
      [0, 1020, true],
      [2.5, 1020, true],
      [5, 510, true],
      [2.5, 1020, true],
      [0, 1020, true],
    ]);
    expect(history.map(({ score }) => score)).toEqual([0, 0, 134, 134, 154, 0]);
    expect((await ann.score(weeksBefore(1))).areas[2]).toMatchObject({ weight: 5, goalMin: 120 });
    expect((await ann.score()).areas[2]).toMatchObject({ weight: 10, goalMin: 240 });
    // Zero is a valid target.
    await ann.updatePlan('Coding', { goalMin: 0 });
    expect((await ann.score()).areas[0]).toMatchObject({ goalMin: 0 });
    expect(await ann.ratings(WEEK, 1)).toMatchObject([{ rating: 2.5, plannedMin: 420 }]);
  });

  it('sorts areas that met their target by when they were last used before the end of the week', async () => {
    const ann = await createExampleUser(t);
    const sortedNames = async (week: string) => {
      const { smartSorted } = await ann.score(week);
      const names = Object.entries(ann.areas);
      return smartSorted.map(({ focusAreaId }) => names.find(([, id]) => id === focusAreaId)![0]);
    };
    // Nothing is planned before the current week, so all productive areas have met their target.
    const week = weeksBefore(2);
    const [monday, next] = [Date.parse(week), Date.parse(weeksBefore(1))];
    await ann.insert(monday - 8 * DAY, monday - 8 * DAY + HOUR, ann.goals.Chores);
    await ann.insert(monday + DAY, monday + DAY + HOUR, ann.goals.Fitness);
    // One entry is after that week, and one is too long ago to count.
    await ann.insert(next + HOUR, next + 2 * HOUR, ann.goals.Chores);
    await ann.insert(next - 29 * DAY, next - 29 * DAY + HOUR, ann.goals.Coding);
    expect(await sortedNames(week)).toEqual(['Fitness', 'Chores', 'Coding', 'Gaming']);
    expect(await sortedNames(weeksBefore(1))).toEqual(['Chores', 'Fitness', 'Coding', 'Gaming']);
  });

  it('reports whether the account has goals and entries', async () => {
    const client = await t.signUp();
    const path = `/api/reports/productivity-score?weekStart=${WEEK}`;
    const emptyScore = { rating: 0, score: 0, isCounted: false, topContributors: [], underperformers: [], areas: [] };
    expect((await client.get(path)).json).toMatchObject({ ...emptyScore, hasGoals: false, hasEntries: false });
    const ann = await createTrackingUser(t);
    expect((await ann.client.get(path)).json).toMatchObject({ hasGoals: true, hasEntries: false });
    await t.db
      .insertInto('time_entries')
      .values(buildEntryRow(ann.userId, ann.goal, MONDAY - 400 * DAY, 5))
      .execute();
    expect((await ann.client.get(path)).json).toMatchObject({ score: 0, hasGoals: true, hasEntries: true });
    const empty = await createFocusArea(client);
    expect((await client.get(path)).json).toMatchObject({ hasGoals: false, areas: [{ focusAreaId: empty }] });
    await createGoal(client, empty);
    expect((await client.get(path)).json).toMatchObject({ hasGoals: true, hasEntries: false });
  });
});
