import { expect, it } from 'vitest';
import { buildEntryRow, buildGoalRow, createFocusArea } from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';

const MINUTE = 60_000;

const reads = [
  ['/api/time-entries/active', 2],
  ['/api/time-entries/time-entries-by-day?date=2026-11-11', 3],
  ['/api/time-entries/range?from=2026-11-09&to=2026-11-15', 3],
  ['/api/goals/weekly-usage?weekStart=2026-11-09', 3],
  ['/api/weekly-goals/usage?weekStart=2026-11-09', 3],
  ['/api/reports/focus-area-usage-history', 2],
] as const;

describeOnEachDatabase('reading tracked time', {}, (t) => {
  /** `size` areas with one goal each. Every goal has an entry from today and a running timer. */
  const createUserWithEntries = async (size: number) => {
    const ann = await createTrackingUser(t);
    const goals = [];
    while (goals.length < size) goals.push(buildGoalRow(ann.userId, await createFocusArea(ann.client), t.now));
    await t.db.insertInto('goals').values(goals).execute();
    const entries = goals.flatMap(({ id }, n) => [
      buildEntryRow(ann.userId, id, t.now - n * MINUTE),
      buildEntryRow(ann.userId, id, t.now - (n + 1) * MINUTE, 1),
    ]);
    await t.db.insertInto('time_entries').values(entries).execute();
    return ann;
  };

  it('takes the same few statements for 300 goals as for 10, and changes nothing', async () => {
    for (const size of [10, 300]) {
      const { client } = await createUserWithEntries(size);
      const content = await dumpDatabase(t.db);
      for (const [path, statements] of reads) {
        const before = t.statements.length;
        const { status, json } = await client.get(path);
        expect([path, status, t.statements.length - before]).toEqual([path, 200, statements]);
        expect('data' in json ? json.data : json).toHaveLength(/by-day|range/.test(path) ? 2 * size : size);
      }
      expect(await dumpDatabase(t.db)).toBe(content);
    }
  });

  it("shows only the user's own entries", async () => {
    const [ann, ben] = [await createUserWithEntries(3), await createTrackingUser(t)];
    for (const [path] of reads) {
      const { text } = await ben.client.get(path);
      expect(text).toMatch(/^(\[\]|\{"data":\[\],.*)$/);
    }
    await ben.start();
    expect(await ann.active()).toHaveLength(3);
    expect(await ben.active()).toHaveLength(1);
  });

  it("shows only the user's own entries even if another account has the same ids", async () => {
    const [ann, ben] = [await createTrackingUser(t), await createTrackingUser(t)];
    await t.db
      .insertInto('goals')
      .values({ ...buildGoalRow(ben.userId, ben.area, t.now), id: ann.goal, title: 'Twin' })
      .execute();
    const { _id } = (await ann.add(t.now - MINUTE, t.now)).json;
    await t.db
      .insertInto('time_entries')
      .values({ ...buildEntryRow(ben.userId, ann.goal, t.now - 5 * MINUTE, 3), id: _id })
      .execute();
    expect(await ann.day('2026-11-11')).toMatchObject([{ _id, durationSec: 60, goal: { title: 'Run' } }]);
    expect(await ann.goalUsage('2026-11-09')).toEqual({ [ann.goal]: 60 });
    expect(await ben.areaUsage('2026-11-09')).toEqual({ [ben.area]: 180 });
    expect((await ann.remove(_id)).status).toBe(204);
    expect(await ben.day('2026-11-11')).toMatchObject([{ _id, durationSec: 180, goal: { title: 'Twin' } }]);
  });
});
