import { entryTextColumns } from '#server/db/entry-text.ts';
import { expect, it } from 'vitest';
import { toInstants, weeksFrom } from '#domain/calendar/calendar.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { setTimeZone } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createExampleUser, WEEK, weeksBefore } from '#server/testing/fixtures/example-user.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In the order of the example areas. */
const perfectWeekMinutes = [600, 180, 240, 0];

describeOnEachDatabase('trends', {}, (t) => {
  it('are complete but empty without any data', async () => {
    const ann = await createExampleUser(t);
    const noStreak = { current: 0, longest: 0 };
    expect(await ann.trends()).toEqual({
      isReady: false,
      hours: Array.from({ length: 7 }, () => Array<number>(24).fill(0)),
      weeks: weeksFrom(weeksBefore(11), 12).map((weekStart) => ({ weekStart, areas: [] })),
      days: noStreak,
      goodWeeks: noStreak,
    });
  });

  it('are ready once two past weeks have tracked time', async () => {
    const ann = await createExampleUser(t);
    const isReady = async () => (await ann.trends()).isReady;
    await ann.track([10, 0, 0, 0]);
    await ann.track([10, 0, 0, 0], weeksBefore(1));
    expect(await isReady()).toBe(false);
    await ann.track([0, 0, 0, 10], weeksBefore(30));
    expect(await isReady()).toBe(true);
  });

  it("sum up 12 weeks by weekday and hour in the account's time zone", async () => {
    const ann = await createExampleUser(t);
    await setTimeZone(t.db, ann.client, 'Europe/Berlin');
    const at = (day: string, time: string) => toInstants(day, time, 'Europe/Berlin')[0]!;
    // These start at half past eight on a Wednesday in winter and on one in summer.
    await ann.insert(at('2026-11-04', '08:30'), at('2026-11-04', '10:15'));
    await ann.insert(at('2026-09-02', '08:30'), at('2026-09-02', '09:00'));
    // On this Sunday, the hour from two to three occurs twice.
    await ann.insert(at('2026-10-25', '01:00'), at('2026-10-25', '04:00'));
    // This entry crosses the midnight at which the 12 weeks begin.
    await ann.insert(at('2026-08-23', '23:00'), at('2026-08-24', '00:30'));
    const { hours, weeks } = await ann.trends();
    const nonEmpty = hours.flatMap((day, weekday) =>
      day.flatMap((seconds, hour) => (seconds > 0 ? [[weekday, hour, seconds / 60]] : [])),
    );
    expect(nonEmpty).toEqual([
      [0, 0, 30],
      [2, 8, 60],
      [2, 9, 60],
      [2, 10, 15],
      [6, 1, 60],
      [6, 2, 120],
      [6, 3, 60],
    ]);
    expect(weeks.map(({ weekStart }) => weekStart)).toEqual(weeksFrom('2026-08-24', 12));
    expect(weeks.filter(({ areas }) => areas.length > 0)).toEqual(
      [
        ['2026-08-24', 1800],
        ['2026-08-31', 1800],
        ['2026-10-19', 14_400],
        ['2026-11-02', 6300],
      ].map(([weekStart, trackedSec]) => ({ weekStart, areas: [{ focusAreaId: ann.area, trackedSec }] })),
    );
  });

  it('count consecutive days up to today or yesterday', async () => {
    const ann = await createExampleUser(t);
    const morning = Date.parse('2026-11-11T08:00:00.000Z');
    const track = (daysAgo: number, ms = HOUR) => ann.insert(morning - daysAgo * DAY, morning - daysAgo * DAY + ms);
    for (const daysAgo of [1, 2, 3, 10, 11, 12, 13, 14]) await track(daysAgo);
    expect((await ann.trends()).days).toEqual({ current: 3, longest: 5 });
    await track(0);
    expect((await ann.trends()).days).toEqual({ current: 4, longest: 5 });
    // An entry that lasts a week counts on each of its days.
    await ann.insert(morning - 20 * DAY, morning - 20 * DAY + entryMaxMs);
    expect((await ann.trends()).days).toEqual({ current: 4, longest: 11 });
    // Two days later the streak is broken.
    const { now } = t;
    t.now += 2 * DAY;
    expect((await ann.trends()).days).toEqual({ current: 0, longest: 11 });
    t.now = now;
  });

  it('count consecutive good weeks, skipping rest weeks', async () => {
    const ann = await createExampleUser(t);
    const goodWeeks = async () => (await ann.trends()).goodWeeks;
    const rest = async (week: string) => {
      for (const name of ['Coding', 'Fitness', 'Chores'] as const)
        await ann.updatePlan(name, { isResting: true }, week);
    };
    await ann.backdateSettings(weeksBefore(8));
    for (const weeksAgo of [1, 2, 4, 6, 7, 8]) await ann.track(perfectWeekMinutes, weeksBefore(weeksAgo));
    // 3.5 is the lowest good rating.
    await ann.track([420, 126, 168, 0], weeksBefore(5));
    await ann.track([415, 126, 168, 0], weeksBefore(3));
    expect((await ann.ratings(weeksBefore(8), 8)).map(({ rating }) => rating)).toEqual([5, 5, 5, 3.5, 5, 3.48, 5, 5]);
    // The current week does not break the streak.
    expect(await goodWeeks()).toEqual({ current: 2, longest: 5 });
    await rest(weeksBefore(3));
    expect(await goodWeeks()).toEqual({ current: 7, longest: 7 });
    await ann.track(perfectWeekMinutes);
    expect(await goodWeeks()).toEqual({ current: 8, longest: 8 });
    // The current week is a rest week and does not count, so the bad week before it breaks the streak.
    await ann.deleteEntries();
    await rest(WEEK);
    for (const weeksAgo of [2, 4]) await ann.track(perfectWeekMinutes, weeksBefore(weeksAgo));
    expect(await goodWeeks()).toEqual({ current: 0, longest: 2 });
  });

  it('are computed quickly for ten thousand week-long entries', async () => {
    const ann = await createExampleUser(t);
    const first = Date.parse(weeksBefore(52));
    const rows = Array.from({ length: 10_000 }, (_, n) => ({
      user_id: ann.userId,
      id: `e${n}`,
      goal_id: ann.goals.Coding,
      started_at: first + n * 40 * 60_000,
      ended_at: first + n * 40 * 60_000 + entryMaxMs,
      created_at: 0,
      ...entryTextColumns('', []),
    }));
    for (let n = 0; n < rows.length; n += 2000) {
      await t.db
        .insertInto('time_entries')
        .values(rows.slice(n, n + 2000))
        .execute();
    }
    const startedAt = performance.now();
    const { isReady, days } = await ann.trends();
    expect(performance.now() - startedAt).toBeLessThan(3000);
    expect([isReady, days.longest > 280]).toEqual([true, true]);
  });
});
