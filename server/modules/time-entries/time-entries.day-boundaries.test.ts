import { expect, it } from 'vitest';
import { addDays, daySpan, toInstants } from '#domain/calendar/calendar.ts';
import { overlapMs } from '#domain/calendar/time-span.ts';
import { createGoal, setTimeZone } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { iso, createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const BERLIN = 'Europe/Berlin';

describeOnEachDatabase('the entries of a day', {}, (t) => {
  const createBerlinUser = async () => {
    const ann = await createTrackingUser(t);
    await setTimeZone(t.db, ann.client, BERLIN);
    const ids = async (date: string) => (await ann.day(date)).map(({ _id }) => _id);
    const at = (day: string, time: string) => toInstants(day, time, BERLIN)[0]!;
    return { ...ann, ids, at };
  };

  it('are empty if the time zone skipped the day', async () => {
    const ann = await createTrackingUser(t);
    await setTimeZone(t.db, ann.client, 'Pacific/Apia');
    // Samoa skipped a Friday when it moved across the date line.
    const skipped = Date.UTC(2011, 11, 30, 10);
    await ann.insert(skipped - HOUR, skipped + HOUR);
    const days = ['2011-12-29', '2011-12-30', '2011-12-31'];
    expect(await Promise.all(days.map(async (day) => (await ann.day(day)).length))).toEqual([1, 0, 1]);
  });

  it('are the ones that overlap it, ordered by start', async () => {
    const ann = await createTrackingUser(t);
    const [midnight, next] = [Date.UTC(2026, 10, 10), Date.UTC(2026, 10, 11)];
    const week = await ann.insert(midnight - 3 * 24 * HOUR, next + HOUR);
    const over = await ann.insert(midnight - HOUR, midnight + 1000);
    const moment = await ann.insert(midnight, midnight + 1000);
    const inside = await ann.insert(midnight + HOUR, midnight + 2 * HOUR);
    const twin = await ann.insert(midnight + HOUR, midnight + 90 * MINUTE);
    const late = await ann.insert(next - 1000, next);
    const before = await ann.insert(midnight - 2 * HOUR, midnight);
    const after = await ann.insert(next, next + HOUR);
    const atNext = await ann.insert(next + 1000, next + 2000);
    const running = (await ann.start()).json._id;
    const ids = async (date: string) => (await ann.day(date)).map(({ _id }) => _id);
    expect(await ids('2026-11-10')).toEqual([week, over, moment, inside, twin, late]);
    expect(await ids('2026-11-09')).toEqual([week, before, over]);
    expect(await ids('2026-11-11')).toEqual([week, after, atNext, running]);
    expect(await ids('2026-11-12')).toEqual([]);
    const { now } = t;
    t.now += 20 * HOUR;
    expect(await ids('2026-11-12')).toEqual([running]);
    expect(await ids('2026-11-13')).toEqual([]);
    t.now = now;
  });

  it("are delimited by midnight in the account's time zone", async () => {
    const ann = await createBerlinUser();
    const late = (await ann.add(Date.UTC(2026, 10, 9, 22, 30), Date.UTC(2026, 10, 9, 22, 45))).json._id;
    const early = (await ann.add(Date.UTC(2026, 10, 9, 23), Date.UTC(2026, 10, 9, 23, 45))).json._id;
    expect([await ann.ids('2026-11-09'), await ann.ids('2026-11-10')]).toEqual([[late], [early]]);
    await setTimeZone(t.db, ann.client, 'UTC');
    expect([await ann.ids('2026-11-09'), await ann.ids('2026-11-10')]).toEqual([[late, early], []]);
  });

  it.each([
    ['2026-03-29', 'forward', 23],
    ['2026-10-25', 'back', 25],
  ])('of %s, when the clocks go %s, add up to %i hours without gaps or overlaps (TM-03)', async (day, _, hours) => {
    const ann = await createBerlinUser();
    const { from, to } = daySpan(day, BERLIN);
    expect((to - from) / HOUR).toBe(hours);
    const whole = (await ann.add(from, to)).json;
    expect(whole.durationSec).toBe(hours * 3600);
    // This lasts from 22:00 the evening before to 04:30 the morning after, across both midnights and the clock change.
    const [began, ended] = [ann.at(addDays(day, -1), '22:00'), ann.at(addDays(day, 1), '04:30')];
    const long = (await ann.add(began, ended)).json;
    expect(long.durationSec).toBe((2 + hours + 4.5) * 3600);
    const over = (await ann.add(Date.parse(`${day}T00:30:00.000Z`), Date.parse(`${day}T01:30:00.000Z`))).json;
    expect(over.durationSec).toBe(3600);
    expect(await ann.ids(addDays(day, -1))).toEqual([long._id]);
    expect(await ann.ids(day)).toEqual([long._id, whole._id, over._id]);
    expect(await ann.ids(addDays(day, 1))).toEqual([long._id]);

    let parts = 0;
    for (let n = -2; n <= 2; n++) {
      for (const entry of await ann.day(addDays(day, n))) {
        const span = { from: Date.parse(entry.startAt), to: Date.parse(entry.endAt!) };
        parts += overlapMs(span, daySpan(addDays(day, n), BERLIN));
      }
    }
    expect(parts / 1000).toBe(whole.durationSec + long.durationSec + over.durationSec);
  });
});

describeOnEachDatabase('the entries of several days', {}, (t) => {
  it("are those of each of the days in the account's time zone, ordered by start, none of them twice", async () => {
    const ann = await createTrackingUser(t);
    await setTimeZone(t.db, ann.client, BERLIN);
    const at = (day: string, time: string) => toInstants(day, time, BERLIN)[0]!;
    const [monday, sunday] = ['2026-10-19', '2026-10-25'];
    const before = await ann.insert(at('2026-10-18', '22:00'), at(monday, '00:00'));
    const across = await ann.insert(at('2026-10-18', '23:00'), at(monday, '01:00'));
    const long = await ann.insert(at('2026-10-21', '12:00'), at('2026-10-23', '12:00'));
    const night = await ann.insert(at('2026-10-24', '23:00'), at(sunday, '04:00'));
    const last = await ann.insert(at(sunday, '23:00'), at('2026-10-26', '00:00'));
    const after = await ann.insert(at('2026-10-26', '00:00'), at('2026-10-26', '01:00'));
    const ids = async (from: string, to: string) => (await ann.range(from, to)).map(({ _id }) => _id);
    expect(await ids(monday, sunday)).toEqual([across, long, night, last]);
    expect(await ids(sunday, sunday)).toEqual([night, last]);
    expect(await ids('2026-10-18', '2026-10-26')).toEqual([before, across, long, night, last, after]);
    expect((await ann.range(sunday, sunday))[0]).toEqual((await ann.day(sunday))[0]);
  });
});

describeOnEachDatabase('the tracked time of a week', {}, (t) => {
  it('splits an entry that crosses Monday, for goals and focus areas alike (TM-02)', async () => {
    const ann = await createTrackingUser(t);
    const other = await createGoal(ann.client, ann.area, 'Swim');
    const monday = Date.UTC(2026, 10, 9);
    await ann.add(monday - HOUR, monday + 30 * MINUTE);
    // This is rounded down to whole seconds: from the last second of Sunday to midnight.
    await ann.add(monday - 500, monday + 499);
    await ann.add(monday, monday + 10 * MINUTE, other);
    expect(await ann.goalUsage('2026-11-02')).toEqual({ [ann.goal]: 3601 });
    expect(await ann.goalUsage('2026-11-09')).toEqual({ [ann.goal]: 1800, [other]: 600 });
    expect(await ann.areaUsage('2026-11-02')).toEqual({ [ann.area]: 3601 });
    expect(await ann.areaUsage('2026-11-09')).toEqual({ [ann.area]: 2400 });
    expect(await ann.goalUsage('2026-11-16')).toEqual({});
    // Entries last at least one second.
    await ann.add(monday + HOUR, monday + HOUR + 501);
    expect(await ann.goalUsage('2026-11-09')).toEqual({ [ann.goal]: 1801, [other]: 600 });
  });

  it('includes a running timer up to now', async () => {
    const ann = await createTrackingUser(t);
    await ann.start();
    t.now += 90 * MINUTE;
    expect(await ann.goalUsage('2026-11-09')).toEqual({ [ann.goal]: 5400 });
    expect(await ann.areaUsage('2026-11-09')).toEqual({ [ann.area]: 5400 });
    t.now -= 90 * MINUTE;
  });

  it.each([
    ['2026-03-23', 167],
    ['2026-10-19', 169],
    ['2020-12-28', 168],
    ['2026-01-05', 168],
  ])('starting on %s has %i hours in Berlin, none of which count in adjacent weeks (TM-02)', async (week, hours) => {
    const ann = await createTrackingUser(t);
    await setTimeZone(t.db, ann.client, BERLIN);
    for (let n = 0; n < 7; n++) {
      const { from, to } = daySpan(addDays(week, n), BERLIN);
      await ann.add(from, to);
    }
    expect(await ann.goalUsage(week)).toEqual({ [ann.goal]: hours * 3600 });
    expect([await ann.goalUsage(addDays(week, -7)), await ann.goalUsage(addDays(week, 7))]).toEqual([{}, {}]);
  });

  it('continues across New Year in week 53 (TM-02)', async () => {
    const ann = await createTrackingUser(t);
    // Week 53 lasts from 28 December 2020 to 3 January 2021.
    const newYear = Date.UTC(2021, 0, 1);
    await ann.add(newYear - HOUR, newYear + HOUR);
    await ann.add(Date.UTC(2021, 0, 3, 23), Date.UTC(2021, 0, 4, 1));
    expect(await ann.goalUsage('2020-12-28')).toEqual({ [ann.goal]: 3 * 3600 });
    expect(await ann.goalUsage('2021-01-04')).toEqual({ [ann.goal]: 3600 });
    const days = await Promise.all(['2020-12-31', '2021-01-01'].map((day) => ann.day(day)));
    expect(days[0]).toEqual(days[1]);
    expect(days[0]).toMatchObject([{ startAt: iso(newYear - HOUR), durationSec: 7200 }]);
  });
});
