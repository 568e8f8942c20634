import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/calendar.ts';
import { BEGINNING_OF_TIME, effectiveSettings } from '#domain/focus-area/effective-settings.ts';
import { createFocusArea, setTimeZone, getUserId } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { listSettingsInWeeks } from './focus-area-settings.queries.ts';

const DAY = 24 * 60 * 60_000;
// The test clock starts on Wednesday, 11 November 2026.
const START = Date.UTC(2026, 10, 11, 10);
const WEEK = '2026-11-09';
const coding = { name: 'Coding', focusAreaClass: 'level_up', defaultWeeklyMin: 600, weight: 8 };

describeOnEachDatabase('settings of a focus area', {}, (t) => {
  const put = async (client: TestClient, id: string, body: object) => {
    const response = await client.mutate('PUT', `/api/focus-areas/${id}`, body);
    expect(response.status).toBe(200);
    return response.json;
  };
  const listRows = (id: string) =>
    t.db
      .selectFrom('focus_area_settings')
      .select(['from_week', 'focus_area_class', 'default_weekly_min', 'weight'])
      .where('focus_area_id', '=', id)
      .orderBy('from_week')
      .execute();
  const weightsByWeek = async (id: string) => (await listRows(id)).map((row) => [row.from_week, row.weight]);
  /** [minutes, weight] in a week, read as reports do. */
  const settingsInWeek = async (client: TestClient, id: string, week: string) => {
    const areas = await listSettingsInWeeks(t.db, await getUserId(client), week, week);
    const settings = effectiveSettings(areas.find((area) => area.id === id)?.settings ?? [], week);
    return settings && [settings.defaultWeeklyMin, settings.weight];
  };
  const createArea = async () => {
    t.now = START;
    const ann = await t.signUp();
    return { ann, id: await createFocusArea(ann, coding) };
  };

  it('have no target before the week of creation', async () => {
    const { ann, id } = await createArea();
    expect(await listRows(id)).toEqual([
      { from_week: BEGINNING_OF_TIME, focus_area_class: 'level_up', default_weekly_min: 0, weight: 8 },
      { from_week: WEEK, focus_area_class: 'level_up', default_weekly_min: 600, weight: 8 },
    ]);
    expect(await settingsInWeek(ann, id, addDays(WEEK, -7))).toEqual([0, 8]);
    expect(await settingsInWeek(ann, id, WEEK)).toEqual([600, 8]);
    expect(await settingsInWeek(ann, id, addDays(WEEK, 70))).toEqual([600, 8]);
  });

  it('change from the current week, and leave earlier weeks unchanged', async () => {
    const { ann, id } = await createArea();
    t.now = START + 14 * DAY;
    await put(ann, id, { weight: 3, defaultWeeklyMin: 60 });
    expect(await settingsInWeek(ann, id, addDays(WEEK, -7))).toEqual([0, 8]);
    expect(await settingsInWeek(ann, id, addDays(WEEK, 7))).toEqual([600, 8]);
    expect(await settingsInWeek(ann, id, addDays(WEEK, 14))).toEqual([60, 3]);
    expect((await ann.get('/api/focus-areas')).json[0]).toMatchObject({ weight: 3, defaultWeeklyMin: 60 });
  });

  it('are stored in a single row if they change twice within a week, even in the week of creation', async () => {
    const { ann, id } = await createArea();
    await put(ann, id, { weight: 3 });
    t.now = START + 4 * DAY;
    await put(ann, id, { weight: 4, focusAreaClass: 'chill_zone' });
    expect(await weightsByWeek(id)).toEqual([
      [BEGINNING_OF_TIME, 8],
      [WEEK, 4],
    ]);
    t.now = START + 5 * DAY;
    await put(ann, id, { weight: 5 });
    expect(await weightsByWeek(id)).toEqual([
      [BEGINNING_OF_TIME, 8],
      [WEEK, 4],
      ['2026-11-16', 5],
    ]);
    expect((await listRows(id)).map((row) => row.focus_area_class)).toEqual(['level_up', 'chill_zone', 'chill_zone']);
  });

  it('get no new row if only the name changes', async () => {
    const { ann, id } = await createArea();
    t.now = START + 14 * DAY;
    await put(ann, id, { name: 'Code', description: 'New' });
    expect(await weightsByWeek(id)).toHaveLength(2);
  });

  it('get no new row if nothing changes', async () => {
    const { ann, id } = await createArea();
    t.now = START + 14 * DAY;
    await put(ann, id, { weight: coding.weight, defaultWeeklyMin: coding.defaultWeeklyMin });
    expect(await weightsByWeek(id)).toHaveLength(2);
  });

  it("start in the current week of the user's time zone", async () => {
    const { ann } = await createArea();
    await setTimeZone(t.db, ann, 'Pacific/Auckland');
    t.now = Date.UTC(2026, 10, 15, 12);
    const id = await createFocusArea(ann, coding);
    expect(await weightsByWeek(id)).toEqual([
      [BEGINNING_OF_TIME, 8],
      ['2026-11-16', 8],
    ]);
  });

  it('of a later week are replaced by the next change if a new time zone has moved the current week back', async () => {
    const { ann } = await createArea();
    await setTimeZone(t.db, ann, 'Pacific/Auckland');
    t.now = Date.UTC(2026, 10, 15, 12);
    const id = await createFocusArea(ann, coding);
    await setTimeZone(t.db, ann, 'America/New_York');
    expect(await put(ann, id, { weight: 2 })).toMatchObject({ weight: 2, defaultWeeklyMin: 600 });
    expect(await weightsByWeek(id)).toEqual([
      [BEGINNING_OF_TIME, 8],
      [WEEK, 2],
    ]);
  });

  it('of all areas over many weeks are read in one statement, including those that started earlier', async () => {
    const { ann, id } = await createArea();
    const userId = await getUserId(ann);
    const ben = await t.signUp();
    await createFocusArea(ben, coding);
    for (let n = 1; n <= 4; n++) {
      t.now = START + n * 7 * DAY;
      await put(ann, id, { weight: n });
    }
    const other = await createFocusArea(ann, { name: 'Later' });
    const [first, last] = [addDays(WEEK, 17), addDays(WEEK, 25)];
    const before = t.statements.length;
    const areas = await listSettingsInWeeks(t.db, userId, first, last);
    expect(t.statements.length - before).toBe(1);
    expect(areas.map((area) => [area.id, area.name])).toEqual([
      [id, 'Coding'],
      [other, 'Later'],
    ]);
    expect(areas[0]!.settings.map(({ fromWeek, weight }) => [fromWeek, weight])).toEqual([
      [addDays(WEEK, 14), 2],
      [addDays(WEEK, 21), 3],
    ]);
    expect(areas[1]!.settings.map(({ fromWeek }) => fromWeek)).toEqual([BEGINNING_OF_TIME]);
  });
});
