import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { RangeReport } from '#contract/reports/range-report.ts';
import { addDays, startOfDay } from '#domain/calendar/calendar.ts';
import { rangeGroupings } from '#domain/range-report.ts';
import { createFocusArea, createGoal, setTimeZone } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { createExampleUser, WEEK, weeksBefore } from '#server/testing/fixtures/example-user.ts';
import { createTrackingUser, iso } from '#server/testing/fixtures/tracking-user.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const FROM = '2026-11-02';
const TO = '2026-11-08';
const RANGE = `from=${FROM}&to=${TO}`;
const at = (day: string, hour: number) => Date.parse(day) + hour * HOUR;

const path = (query: string) => `/api/reports/range?${query}`;

type Rows = Pick<RangeReport, 'rows'>;
/** [label, hours, elapsed hours, entries] */
const toTable = ({ rows }: Rows) =>
  rows.map(({ label, sec, elapsedSec, entries }) => [label, sec / 3600, elapsedSec / 3600, entries]);

describeOnEachDatabase('the report on a date range', {}, (t) => {
  const createUser = async () => {
    const ann = await createExampleUser(t);
    return { ...ann, report: (query: string) => ann.list<RangeReport>(path(query)) };
  };

  it('adds up time by focus area and by goal, most time first', async () => {
    const ann = await createUser();
    const run = await createGoal(ann.client, ann.areas.Fitness, 'Run');
    await ann.insert(at(FROM, 9), at(FROM, 11), ann.goals.Fitness);
    await ann.insert(at(FROM, 10), at(FROM, 13), run);
    await ann.insert(at(TO, 9), at(TO, 10), ann.goals.Coding);
    const byArea = await ann.report(`${RANGE}&by=area`);
    expect(byArea).toMatchObject({ from: FROM, to: TO, by: 'area', entries: 3, rowsOverlap: false });
    expect([byArea.totalSec / 3600, byArea.elapsedSec / 3600]).toEqual([6, 5]);
    expect(toTable(byArea)).toEqual([
      ['Fitness', 5, 4, 2],
      ['Coding', 1, 1, 1],
    ]);
    expect(byArea.rows.map(({ key }) => key)).toEqual([ann.areas.Fitness, ann.areas.Coding]);
    const { rows } = await ann.report(`${RANGE}&by=goal`);
    expect(rows.map(({ key, sec, focusArea }) => [key, sec / 3600, focusArea?.name])).toEqual([
      [run, 3, 'Fitness'],
      [ann.goals.Fitness, 2, 'Fitness'],
      [ann.goals.Coding, 1, 'Coding'],
    ]);
  });

  it('counts only the part of an entry that lies within the range, and a running timer up to now', async () => {
    const ann = await createUser();
    await ann.insert(at(FROM, -2), at(FROM, 1), ann.goals.Coding);
    await ann.insert(at(TO, 22), at(TO, 30), ann.goals.Coding);
    await ann.insert(at(FROM, -2), at(FROM, 0), ann.goals.Coding);
    expect(toTable(await ann.report(`${RANGE}&by=area`))).toEqual([['Coding', 3, 3, 2]]);
    await ann.insert(t.now - 90 * MINUTE, null, ann.goals.Chores);
    expect(toTable(await ann.report(`from=2026-11-10&to=2026-11-20&by=area`))).toEqual([['Chores', 1.5, 1.5, 1]]);
  });

  it('has a row for every day, week and month, in order', async () => {
    const ann = await createUser();
    await ann.insert(at('2026-10-31', 23), at('2026-11-01', 1), ann.goals.Coding);
    await ann.insert(at('2026-11-01', 23), at('2026-11-02', 2), ann.goals.Coding);
    expect(toTable(await ann.report('from=2026-10-31&to=2026-11-03&by=day'))).toEqual([
      ['2026-10-31', 1, 1, 1],
      ['2026-11-01', 2, 2, 2],
      ['2026-11-02', 2, 2, 1],
      ['2026-11-03', 0, 0, 0],
    ]);
    expect(toTable(await ann.report('from=2026-10-31&to=2026-11-10&by=week'))).toEqual([
      ['2026-10-26', 3, 3, 2],
      ['2026-11-02', 2, 2, 1],
      ['2026-11-09', 0, 0, 0],
    ]);
    expect(toTable(await ann.report('from=2026-10-31&to=2026-12-01&by=month'))).toEqual([
      ['2026-10', 1, 1, 1],
      ['2026-11', 4, 4, 2],
      ['2026-12', 0, 0, 0],
    ]);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('counts %s in Berlin as a day of %i hours', async (day, hours) => {
    const ann = await createUser();
    await setTimeZone(t.db, ann.client, 'Europe/Berlin');
    const [start, end] = [addDays(day, -1), addDays(day, 2)].map((each) => startOfDay(each, 'Europe/Berlin'));
    await ann.insert(start!, end!, ann.goals.Coding);
    await ann.insert(start!, end!, ann.goals.Chores);
    const report = await ann.report(`from=${addDays(day, -1)}&to=${addDays(day, 1)}&by=day`);
    expect(toTable(report).map(([, ...figures]) => figures)).toEqual([
      [48, 24, 2],
      [2 * hours, hours, 2],
      [48, 24, 2],
    ]);
  });

  it('agrees with the weekly report, whatever it is grouped by', async () => {
    const ann = await createUser();
    await setTimeZone(t.db, ann.client, 'Europe/Berlin');
    const goals = Object.values(ann.goals);
    const first = startOfDay(weeksBefore(2), 'Europe/Berlin');
    for (let n = 0; n < 60; n++)
      await ann.insert(first + n * 7 * HOUR, first + n * 7 * HOUR + (n % 13) * 61 * MINUTE + 1000, goals[n % 4]);
    const week = weeksBefore(1);
    const weekly = await ann.list<{ report: { usedSec: number }[]; elapsedSec: number }>(
      `/api/reports/weekly?weekStart=${week}`,
    );
    const totalSec = weekly.report.reduce((sum, { usedSec }) => sum + usedSec, 0);
    expect(weekly.elapsedSec).toBeLessThan(totalSec);
    for (const by of rangeGroupings) {
      const report = await ann.report(`from=${week}&to=${addDays(week, 6)}&by=${by}`);
      expect([by, report.totalSec, report.elapsedSec]).toEqual([by, totalSec, weekly.elapsedSec]);
      expect([by, report.rows.reduce((sum, { sec }) => sum + sec, 0)]).toEqual([by, totalSec]);
    }
  });

  describe('by tag', () => {
    const createTagged = async () => {
      const ann = await createUser();
      const add = async (hour: number, tags: string[], goalId = ann.goals.Coding) => {
        const times = { startAt: iso(at(FROM, hour)), endAt: iso(at(FROM, hour + 1)) };
        expect((await ann.post({ goalId, ...times, tags })).status).toBe(201);
      };
      await add(8, ['deep', 'client']);
      await add(9, ['Deep']);
      await add(10, ['client'], ann.goals.Chores);
      await add(11, []);
      await add(12, [], ann.goals.Chores);
      await add(13, []);
      return ann;
    };

    it('counts an entry under each of its tags, whatever their case, and lists untagged entries last', async () => {
      const ann = await createTagged();
      const report = await ann.report(`${RANGE}&by=tag`);
      expect(toTable(report)).toEqual([
        ['Deep', 2, 2, 2],
        ['client', 2, 2, 2],
        ['No tag', 3, 3, 3],
      ]);
      expect(report.rows.map(({ key }) => key)).toEqual(['deep', 'client', null]);
      expect(report).toMatchObject({ totalSec: 6 * 3600, rowsOverlap: true });
      expect(await ann.report(`${RANGE}&by=tag&focusAreaId=${ann.areas.Chores}`)).toMatchObject({ rowsOverlap: false });
    });

    it('shows the latest spelling of a tag, even if it was used before', async () => {
      const ann = await createUser();
      for (const [hour, tag] of ['Deep', 'deep', 'Deep'].entries()) {
        const times = { startAt: iso(at(FROM, hour)), endAt: iso(at(FROM, hour + 1)) };
        expect((await ann.post({ goalId: ann.goals.Coding, ...times, tags: [tag] })).status).toBe(201);
      }
      expect((await ann.report(`from=${FROM}&to=${FROM}&by=tag`)).rows.map(({ label }) => label)).toContain('Deep');
    });

    it('can be filtered by tag, focus area and goal', async () => {
      const ann = await createTagged();
      const hours = async (filter: string) => (await ann.report(`${RANGE}&by=day&${filter}`)).totalSec / 3600;
      expect(await hours('tag=DEEP')).toBe(2);
      expect(await hours(`tag=client&focusAreaId=${ann.areas.Chores}`)).toBe(1);
      expect(await hours(`goalId=${ann.goals.Coding}`)).toBe(4);
      expect(await hours(`goalId=${ann.goals.Coding}&focusAreaId=${ann.areas.Chores}`)).toBe(0);
      expect(await hours('tag=unknown')).toBe(0);
    });
  });

  it('rejects ranges that are reversed or too long, and names the field (IN-03)', async () => {
    const ann = await createTrackingUser(t);
    const field = async (query: string) => {
      const { status, json } = await ann.client.get(path(query));
      return [status, (json as { errors: { field: string }[] }).errors.map((error) => error.field)];
    };
    expect(await field(`from=${TO}&to=${FROM}&by=day`)).toEqual([422, ['to']]);
    const reversed = await ann.client.get(path(`from=${TO}&to=${FROM}&by=day`));
    expect(reversed.text).toContain('The last day must not be before the first.');
    expect(await field('from=2024-11-03&to=2026-11-15&by=day')).toEqual([422, ['to']]);
    expect((await ann.client.get(path('from=2024-11-04&to=2026-11-15&by=day'))).status).toBe(200);
    expect(await field(`from=2026-02-30&to=${TO}&by=day`)).toEqual([422, ['from']]);
    // Compared as text, these would be too far apart, or in the wrong order.
    for (const from of ['0001-01-01', 'today'])
      expect(await field(`from=${from}&to=${TO}&by=day`)).toEqual([422, ['from']]);
    expect(await field(RANGE)).toEqual([422, ['by']]);
    expect(await field(`${RANGE}&by=year`)).toEqual([422, ['by']]);
    expect(await field(`${RANGE}&by=tag&tag=a,b`)).toEqual([422, ['tag']]);
    expect(await field(`${RANGE}&by=area&focusAreaId=x&goalId=y`)).toEqual([422, ['focusAreaId', 'goalId']]);
  });

  it("responds with 404 to unknown ids and to other users' ids", async () => {
    const [ann, ben] = [await createTrackingUser(t), await createTrackingUser(t)];
    const empty = await createFocusArea(ann.client, { name: 'Without goals' });
    const unknown = '0190a6d0-0000-7000-8000-000000000000';
    const status = async (filter: string) => (await ann.client.get(path(`${RANGE}&by=area&${filter}`))).status;
    for (const id of [unknown, ben.area]) expect(await status(`focusAreaId=${id}`)).toBe(404);
    for (const id of [unknown, ben.goal]) expect(await status(`goalId=${id}`)).toBe(404);
    expect(await status(`focusAreaId=${empty}`)).toBe(200);
  });

  it('is downloaded as CSV with ISO dates, and with hours to read and to calculate with', async () => {
    const ann = await createUser();
    await ann.insert(at(FROM, 0), at(FROM, 25) + 20 * MINUTE, ann.goals.Coding);
    await ann.insert(at(FROM, 1), at(FROM, 3), ann.goals.Chores);
    const { text, headers } = await ann.client.get(`/api/reports/range.csv?${RANGE}&by=week`);
    expect(headers['content-disposition']).toBe('attachment; filename="weekwise-report.csv"');
    expect(parse(text, { bom: true, columns: true })).toEqual([
      {
        'Week from': FROM,
        'Tracked (h:mm)': '27:20',
        'Tracked (hours)': '27.33',
        'Elapsed (h:mm)': '25:20',
        'Elapsed (hours)': '25.33',
        'Time entries': '2',
      },
    ]);
    expect((await ann.client.get(`/api/reports/range.csv?from=${TO}&to=${FROM}&by=week`)).status).toBe(422);
  });

  it('contains nothing that a spreadsheet would run as a formula (EX-01)', async () => {
    const ann = await createTrackingUser(t, { name: '=1+1' });
    const goal = await createGoal(ann.client, ann.area, '@SUM(A1)');
    const times = { startAt: iso(at(FROM, 8)), endAt: iso(at(FROM, 9)) };
    expect((await ann.post({ goalId: goal, ...times, tags: ['-2+3', '+1'] })).status).toBe(201);
    const cells = async (by: string) => {
      const { text } = await ann.client.get(`/api/reports/range.csv?${RANGE}&by=${by}`);
      return parse(text, { bom: true })
        .slice(1)
        .map((row) => row.slice(0, by === 'goal' ? 2 : 1));
    };
    expect(await cells('area')).toEqual([["'=1+1"]]);
    expect(await cells('goal')).toEqual([["'=1+1", "'@SUM(A1)"]]);
    expect(await cells('tag')).toEqual([["'+1"], ["'-2+3"]]);
  });

  it(`is empty in a week without time entries, such as ${WEEK}`, async () => {
    const ann = await createUser();
    const report = await ann.report(`from=${WEEK}&to=${addDays(WEEK, 6)}&by=goal`);
    expect(report).toMatchObject({ totalSec: 0, elapsedSec: 0, entries: 0, rows: [] });
  });
});
