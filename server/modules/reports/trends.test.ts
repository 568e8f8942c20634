import { expect, it } from 'vitest';
import { instantsAt, weeksFrom } from '#domain/calendar.ts';
import { entryMaxMs } from '#domain/limits.ts';
import { moveTo } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { plannerOf, WEEK, weekBefore } from '../../testing/planner.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const perfect = [600, 180, 240, 0];

describeOnEachDatabase('trends', {}, (t) => {
  it('have one shape, also before there is anything to tell', async () => {
    const ann = await plannerOf(t);
    const nothing = { current: 0, longest: 0 };
    expect(await ann.trends()).toEqual({
      isReady: false,
      hours: Array.from({ length: 7 }, () => Array<number>(24).fill(0)),
      weeks: weeksFrom(weekBefore(11), 12).map((weekStart) => ({ weekStart, areas: [] })),
      days: nothing,
      goodWeeks: nothing,
    });
  });

  it('are ready when two weeks with tracked time are over', async () => {
    const ann = await plannerOf(t);
    const isReady = async () => (await ann.trends()).isReady;
    await ann.track([10, 0, 0, 0]);
    await ann.track([10, 0, 0, 0], weekBefore(1));
    expect(await isReady()).toBe(false);
    await ann.track([0, 0, 0, 10], weekBefore(30));
    expect(await isReady()).toBe(true);
  });

  it('tell the time of 12 weeks by weekday and hour on the clock of the account', async () => {
    const ann = await plannerOf(t);
    await moveTo(t.db, ann.client, 'Europe/Berlin');
    const at = (day: string, time: string, which = 0) => instantsAt(day, time, 'Europe/Berlin')[which]!;
    // Half past eight on a Wednesday in winter and one in summer.
    await ann.insert(at('2026-11-04', '08:30'), at('2026-11-04', '10:15'));
    await ann.insert(at('2026-09-02', '08:30'), at('2026-09-02', '09:00'));
    // The Sunday on which the hour from two to three comes twice.
    await ann.insert(at('2026-10-25', '01:00'), at('2026-10-25', '04:00'));
    // Over the midnight in which the 12 weeks begin.
    await ann.insert(at('2026-08-23', '23:00'), at('2026-08-24', '00:30'));
    const { hours, weeks } = await ann.trends();
    const told = hours.flatMap((day, weekday) =>
      day.flatMap((seconds, hour) => (seconds > 0 ? [[weekday, hour, seconds / 60]] : [])),
    );
    expect(told).toEqual([
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

  it('count days in a row, up to today or yesterday', async () => {
    const ann = await plannerOf(t);
    const noon = Date.parse('2026-11-11T08:00:00.000Z');
    const track = (daysAgo: number, ms = HOUR) => ann.insert(noon - daysAgo * DAY, noon - daysAgo * DAY + ms);
    for (const ago of [1, 2, 3, 10, 11, 12, 13, 14]) await track(ago);
    expect((await ann.trends()).days).toEqual({ current: 3, longest: 5 });
    await track(0);
    expect((await ann.trends()).days).toEqual({ current: 4, longest: 5 });
    // An entry of a week is tracked on each of its days.
    await ann.insert(noon - 20 * DAY, noon - 20 * DAY + entryMaxMs);
    expect((await ann.trends()).days).toEqual({ current: 4, longest: 11 });
    // Two days later the row is over.
    const { now } = t;
    t.now += 2 * DAY;
    expect((await ann.trends()).days).toEqual({ current: 0, longest: 11 });
    t.now = now;
  });

  it('count good weeks in a row, passing over those that rest', async () => {
    const ann = await plannerOf(t);
    const good = async () => (await ann.trends()).goodWeeks;
    const rest = async (week: string) => {
      for (const name of ['Coding', 'Fitness', 'Chores'] as const) await ann.replan(name, { isResting: true }, week);
    };
    await ann.plannedSince(weekBefore(8));
    for (const back of [1, 2, 4, 6, 7, 8]) await ann.track(perfect, weekBefore(back));
    // 3.5 is good, and less is not.
    await ann.track([420, 126, 168, 0], weekBefore(5));
    await ann.track([415, 126, 168, 0], weekBefore(3));
    expect((await ann.ratings(weekBefore(8), 8)).map(({ rating }) => rating)).toEqual([5, 5, 5, 3.5, 5, 3.48, 5, 5]);
    // The present week may still become one.
    expect(await good()).toEqual({ current: 2, longest: 5 });
    await rest(weekBefore(3));
    expect(await good()).toEqual({ current: 7, longest: 7 });
    await ann.track(perfect);
    expect(await good()).toEqual({ current: 8, longest: 8 });
    // Where the present one rests, the last that was bad has ended the row.
    await ann.untrack();
    await rest(WEEK);
    for (const back of [2, 4]) await ann.track(perfect, weekBefore(back));
    expect(await good()).toEqual({ current: 0, longest: 2 });
  });

  it('of ten thousand entries of a week each hold nobody up', async () => {
    const ann = await plannerOf(t);
    const first = Date.parse(weekBefore(52));
    const rows = Array.from({ length: 10_000 }, (_, n) => ({
      user_id: ann.userId,
      id: `e${n}`,
      goal_id: ann.goals.Coding,
      started_at: first + n * 40 * 60_000,
      ended_at: first + n * 40 * 60_000 + entryMaxMs,
      created_at: 0,
    }));
    for (let n = 0; n < rows.length; n += 2000) {
      await t.db
        .insertInto('time_entries')
        .values(rows.slice(n, n + 2000))
        .execute();
    }
    const began = performance.now();
    const { isReady, days } = await ann.trends();
    expect(performance.now() - began).toBeLessThan(3000);
    expect([isReady, days.longest > 280]).toEqual([true, true]);
  });
});
