import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { FROM_EVER, settingsInForce } from '#domain/settings-in-force.ts';
import { makeFocusArea, moveTo, userIdOf } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { settingsInWeeksReader } from './focus-area-settings.queries.ts';

const DAY = 24 * 60 * 60_000;
// The clock of the tests starts on Wednesday 11 November 2026.
const START = Date.UTC(2026, 10, 11, 10);
const WEEK = '2026-11-09';
const coding = { name: 'Coding', focusAreaClass: 'level_up', defaultWeeklyMin: 600, weight: 8 };

describeOnEachDatabase('settings of a focus area', {}, (t) => {
  const put = async (client: Client, id: string, body: object) => {
    const answer = await client.change('PUT', `/api/focus-areas/${id}`, body);
    expect(answer.status).toBe(200);
    return answer.json;
  };
  const rowsOf = (id: string) =>
    t.db
      .selectFrom('focus_area_settings')
      .select(['from_week', 'focus_area_class', 'default_weekly_min', 'weight'])
      .where('focus_area_id', '=', id)
      .orderBy('from_week')
      .execute();
  const weightsByWeek = async (id: string) => (await rowsOf(id)).map((row) => [row.from_week, row.weight]);
  /** [minutes, weight] in that week, as a report would ask. */
  const inWeek = async (client: Client, id: string, week: string) => {
    const areas = await settingsInWeeksReader(t.db)(await userIdOf(client), week, week);
    const settings = settingsInForce(areas.find((area) => area.id === id)?.dated ?? [], week);
    return settings && [settings.defaultWeeklyMin, settings.weight];
  };
  const started = async () => {
    t.now = START;
    const ann = await t.signedUp();
    return { ann, id: await makeFocusArea(ann, coding) };
  };

  it('ask for nothing before the week of its creation', async () => {
    const { ann, id } = await started();
    expect(await rowsOf(id)).toEqual([
      { from_week: FROM_EVER, focus_area_class: 'level_up', default_weekly_min: 0, weight: 8 },
      { from_week: WEEK, focus_area_class: 'level_up', default_weekly_min: 600, weight: 8 },
    ]);
    expect(await inWeek(ann, id, addDays(WEEK, -7))).toEqual([0, 8]);
    expect(await inWeek(ann, id, WEEK)).toEqual([600, 8]);
    expect(await inWeek(ann, id, addDays(WEEK, 70))).toEqual([600, 8]);
  });

  it('change from the current week on and leave earlier weeks as they were', async () => {
    const { ann, id } = await started();
    t.now = START + 14 * DAY;
    await put(ann, id, { weight: 3, defaultWeeklyMin: 60 });
    expect(await inWeek(ann, id, addDays(WEEK, -7))).toEqual([0, 8]);
    expect(await inWeek(ann, id, addDays(WEEK, 7))).toEqual([600, 8]);
    expect(await inWeek(ann, id, addDays(WEEK, 14))).toEqual([60, 3]);
    expect((await ann.get('/api/focus-areas')).json[0]).toMatchObject({ weight: 3, defaultWeeklyMin: 60 });
  });

  it('changed twice in a week are one row, also in the week of creation, which leaves the weeks before', async () => {
    const { ann, id } = await started();
    await put(ann, id, { weight: 3 });
    t.now = START + 4 * DAY;
    await put(ann, id, { weight: 4, focusAreaClass: 'chill_zone' });
    expect(await weightsByWeek(id)).toEqual([
      [FROM_EVER, 8],
      [WEEK, 4],
    ]);
    t.now = START + 5 * DAY;
    await put(ann, id, { weight: 5 });
    expect(await weightsByWeek(id)).toEqual([
      [FROM_EVER, 8],
      [WEEK, 4],
      ['2026-11-16', 5],
    ]);
    expect((await rowsOf(id)).map((row) => row.focus_area_class)).toEqual(['level_up', 'chill_zone', 'chill_zone']);
  });

  it('have no row for a change of the name alone', async () => {
    const { ann, id } = await started();
    t.now = START + 14 * DAY;
    await put(ann, id, { name: 'Code', description: 'New' });
    expect(await weightsByWeek(id)).toHaveLength(2);
  });

  it('have no row for what they are already', async () => {
    const { ann, id } = await started();
    t.now = START + 14 * DAY;
    await put(ann, id, { weight: coding.weight, defaultWeeklyMin: coding.defaultWeeklyMin });
    expect(await weightsByWeek(id)).toHaveLength(2);
  });

  it("go by the week of the user's zone", async () => {
    const { ann } = await started();
    await moveTo(t.db, ann, 'Pacific/Auckland');
    t.now = Date.UTC(2026, 10, 15, 12);
    const id = await makeFocusArea(ann, coding);
    expect(await weightsByWeek(id)).toEqual([
      [FROM_EVER, 8],
      ['2026-11-16', 8],
    ]);
  });

  it('of a week that is yet to come again go with the next change, which holds from the current week on', async () => {
    const { ann } = await started();
    await moveTo(t.db, ann, 'Pacific/Auckland');
    t.now = Date.UTC(2026, 10, 15, 12);
    const id = await makeFocusArea(ann, coding);
    await moveTo(t.db, ann, 'America/New_York');
    expect(await put(ann, id, { weight: 2 })).toMatchObject({ weight: 2, defaultWeeklyMin: 600 });
    expect(await weightsByWeek(id)).toEqual([
      [FROM_EVER, 8],
      [WEEK, 2],
    ]);
  });

  it('of all areas in a year of weeks are one statement, with what came before the year', async () => {
    const { ann, id } = await started();
    const userId = await userIdOf(ann);
    const ben = await t.signedUp();
    await makeFocusArea(ben, coding);
    for (let n = 1; n <= 4; n++) {
      t.now = START + n * 7 * DAY;
      await put(ann, id, { weight: n });
    }
    const other = await makeFocusArea(ann, { name: 'Later' });
    const [first, last] = [addDays(WEEK, 17), addDays(WEEK, 25)];
    const before = t.statements.length;
    const areas = await settingsInWeeksReader(t.db)(userId, first, last);
    expect(t.statements.length - before).toBe(1);
    expect(areas.map((area) => [area.id, area.name])).toEqual([
      [id, 'Coding'],
      [other, 'Later'],
    ]);
    expect(areas[0]!.dated.map(({ fromWeek, weight }) => [fromWeek, weight])).toEqual([
      [addDays(WEEK, 14), 2],
      [addDays(WEEK, 21), 3],
    ]);
    expect(areas[1]!.dated.map(({ fromWeek }) => fromWeek)).toEqual([FROM_EVER]);
  });
});
