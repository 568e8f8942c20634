import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/calendar.ts';
import { createFocusArea } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createExampleUser, WEEK, weeksBefore } from '#server/testing/fixtures/example-user.ts';

const DAY = 24 * 3_600_000;
const missingIdResponse = { message: 'Missing goal ID, please refresh' };

describeOnEachDatabase("a week's plan", {}, (t) => {
  it('has a default row for each focus area, oldest first', async () => {
    const ann = await createExampleUser(t);
    await ann.track([450, 0, 0.5, 0]);
    const plan = await ann.plan();
    const row = (focusAreaId: string, minutes: number, usedSec: number) => ({
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      focusAreaId,
      weekStart: WEEK,
      goalMin: minutes,
      defaultMin: minutes,
      isDefault: true,
      isResting: false,
      usedSec,
    });
    expect(plan).toEqual([
      row(ann.areas.Coding, 600, 27_000),
      row(ann.areas.Fitness, 180, 0),
      row(ann.areas.Chores, 240, 30),
      row(ann.areas.Gaming, 300, 0),
    ]);
    expect(new Set(plan.map(({ _id }) => _id)).size).toBe(4);
    expect(await ann.plan()).toEqual(plan);
  });

  it('is empty and not stored without focus areas', async () => {
    const client = await t.signUp();
    const before = await dumpDatabase(t.db);
    expect((await client.get(`/api/weekly-goals?weekStart=${WEEK}`)).json).toEqual([]);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('is stored when it is first read, and extended for an area that is added later', async () => {
    const ann = await createExampleUser(t);
    const rows = () => t.db.selectFrom('weekly_goals').selectAll().where('user_id', '=', ann.userId).execute();
    const plan = await ann.plan();
    expect(await rows()).toHaveLength(4);
    const statements = t.statements.length;
    const content = await dumpDatabase(t.db);
    const beforeRead = t.statements.length;
    await ann.plan();
    expect(
      t.statements.slice(beforeRead).filter((sql) => !sql.startsWith('select') && !sql.startsWith('with')),
    ).toEqual([]);
    expect(await dumpDatabase(t.db)).toBe(content);
    expect(t.statements.length).toBeGreaterThan(statements);
    const area = await createFocusArea(ann.client, { name: 'Music' });
    const after = await ann.plan();
    expect(after.slice(0, 4)).toEqual(plan);
    expect(after[4]).toMatchObject({ focusAreaId: area, goalMin: 60 });
    expect(await rows()).toHaveLength(5);
  });

  it('accepts a custom target, the default, and rest, each without changing the others', async () => {
    const ann = await createExampleUser(t);
    await ann.track([0, 90, 0, 0]);
    const { _id } = (await ann.plan())[1]!;
    const base = { _id, focusAreaId: ann.areas.Fitness, weekStart: WEEK, defaultMin: 180, usedSec: 5400 };
    const steps: [body: object, after: object][] = [
      [{ goalMin: 120 }, { goalMin: 120, isDefault: false, isResting: false }],
      [{ isResting: true }, { goalMin: 120, isDefault: false, isResting: true }],
      [{ goalMin: 0 }, { goalMin: 0, isDefault: false, isResting: true }],
      [{ goalMin: 10_080 }, { goalMin: 10_080, isDefault: false, isResting: true }],
      // The same value as the default is still a custom target.
      [{ goalMin: 180 }, { goalMin: 180, isDefault: false, isResting: true }],
      [{ useDefault: true }, { goalMin: 180, isDefault: true, isResting: true }],
      [
        { goalMin: 60, isResting: false },
        { goalMin: 60, isDefault: false, isResting: false },
      ],
      [
        { useDefault: true, isResting: true },
        { goalMin: 180, isDefault: true, isResting: true },
      ],
    ];
    for (const [body, after] of steps) {
      const response = await ann.change(_id, body);
      expect([response.status, response.json], `of ${JSON.stringify(body)}`).toEqual([200, { ...base, ...after }]);
      expect((await ann.plan())[1]).toEqual(response.json);
    }
    expect((await ann.plan(addDays(WEEK, 7)))[1]).toMatchObject({ isDefault: true, isResting: false });
  });

  it('follows the default until it is customized, and does not change for past weeks', async () => {
    const ann = await createExampleUser(t);
    const { now } = t;
    const coding = async (week: string) => (await ann.plan(week))[0]!;
    const setDefault = (minutes: number) =>
      ann.send('PUT', `/api/focus-areas/${ann.areas.Coding}`, { defaultWeeklyMin: minutes });
    const [before, next] = [weeksBefore(1), addDays(WEEK, 7)];
    // The area was created this week, so it has no target before that.
    expect(await coding(before)).toMatchObject({ goalMin: 0, defaultMin: 0, isDefault: true });
    await ann.updatePlan('Coding', { goalMin: 300 });
    await setDefault(480);
    expect(await coding(WEEK)).toMatchObject({ goalMin: 300, defaultMin: 480, isDefault: false });
    expect(await coding(next)).toMatchObject({ goalMin: 480, defaultMin: 480, isDefault: true });
    await ann.updatePlan('Coding', { useDefault: true });
    expect(await coding(WEEK)).toMatchObject({ goalMin: 480, isDefault: true });
    t.now += 7 * DAY;
    await setDefault(120);
    expect(await coding(before)).toMatchObject({ goalMin: 0 });
    expect(await coding(WEEK)).toMatchObject({ goalMin: 480, defaultMin: 480, isDefault: true });
    expect(await coding(next)).toMatchObject({ goalMin: 120, defaultMin: 120, isDefault: true });
    expect(await coding(addDays(next, 7))).toMatchObject({ goalMin: 120 });
    t.now = now;
  });

  it('is not changed by invalid data', async () => {
    const ann = await createExampleUser(t);
    const { _id } = await ann.updatePlan('Coding', { goalMin: 120 });
    const before = await dumpDatabase(t.db);
    const invalid: [body: unknown, field: string][] = [
      ...[null, '60', '', -1, 0.5, 10_081, 1e308, true, [], {}].map((goalMin): [unknown, string] => [
        { goalMin },
        'goalMin',
      ]),
      ...[false, null, 'true', 1].map((useDefault): [unknown, string] => [{ useDefault }, 'useDefault']),
      ...[null, 'true', 0, 1].map((isResting): [unknown, string] => [{ isResting }, 'isResting']),
      [{ goalMin: 60, useDefault: true }, 'useDefault'],
      [{}, 'goalMin'],
      [{ defaultMin: 60 }, 'goalMin'],
    ];
    for (const [body, field] of invalid) {
      const response = await ann.change(_id, body);
      const errors = [{ field, param: field, msg: 'Invalid data' }];
      expect([response.status, response.json], `of ${JSON.stringify(body)}`).toEqual([
        422,
        { message: 'Invalid data', errors },
      ]);
    }
    // One invalid value rejects the whole change.
    expect((await ann.change(_id, { goalMin: 30, isResting: 'no' })).status).toBe(422);
    expect(await dumpDatabase(t.db)).toBe(before);
  });

  it('cannot be changed by other users, for whom its ids do not exist', async () => {
    const [ann, ben] = [await createExampleUser(t), await createExampleUser(t)];
    const { _id } = (await ann.plan())[0]!;
    await ben.plan();
    const before = await dumpDatabase(t.db);
    for (const id of [_id, randomUUID(), ann.areas.Coding]) {
      const response = await ben.change(id, { goalMin: 5 });
      expect([response.status, response.json]).toEqual([404, missingIdResponse]);
    }
    expect((await ben.change('nothing', { goalMin: 5 })).status).toBe(404);
    expect(await dumpDatabase(t.db)).toBe(before);
    expect((await ben.plan()).map(({ focusAreaId }) => focusAreaId)).toEqual(Object.values(ben.areas));
  });

  it("loses a focus area's row when the area is deleted", async () => {
    const ann = await createExampleUser(t);
    const { _id } = (await ann.plan())[0]!;
    await ann.send('DELETE', `/api/safe-delete/focus-areas/${ann.areas.Coding}`);
    expect((await ann.change(_id, { goalMin: 5 })).json).toEqual(missingIdResponse);
    expect((await ann.plan()).map(({ focusAreaId }) => focusAreaId)).toEqual(Object.values(ann.areas).slice(1));
  });

  it('can only be requested by its Monday (IN-03)', async () => {
    const { client } = await createExampleUser(t);
    const msg = 'The week must be the date of its Monday, as YYYY-MM-DD.';
    const field = { field: 'weekStart', param: 'weekStart', msg };
    const content = await dumpDatabase(t.db);
    for (const query of ['', '?weekStart=', '?weekStart=2026-11-10', `?weekStart=${WEEK}&weekStart=${WEEK}`]) {
      const response = await client.get(`/api/weekly-goals${query}`);
      expect([response.status, response.json], `of ${query}`).toEqual([422, { message: msg, errors: [field] }]);
    }
    expect(await dumpDatabase(t.db)).toBe(content);
    for (const week of ['1970-01-05', '2100-12-27']) {
      expect((await client.get(`/api/weekly-goals?weekStart=${week}`)).json).toHaveLength(4);
    }
  });
});
