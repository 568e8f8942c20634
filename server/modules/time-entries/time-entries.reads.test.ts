import { expect, it } from 'vitest';
import { entryRow, goalRow, makeFocusArea } from '../../testing/account.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { contentOf } from '../../testing/matrix.ts';
import { trackerOf } from '../../testing/tracker.ts';

const MINUTE = 60_000;

const reads = [
  ['/api/time-entries/active', 2],
  ['/api/time-entries/time-entries-by-day?date=2026-11-11', 3],
  ['/api/goals/weekly-usage?weekStart=2026-11-09', 3],
  ['/api/weekly-goals/usage?weekStart=2026-11-09', 3],
  ['/api/reports/focus-area-usage-history', 2],
] as const;

describeOnEachDatabase('reading time', {}, (t) => {
  /** So many areas with a goal each, and of each goal an entry of today and a timer. */
  const lifeOf = async (size: number) => {
    const ann = await trackerOf(t);
    const areas = await Promise.all(Array.from({ length: size }, () => makeFocusArea(ann.client)));
    const goals = areas.map((area) => goalRow(ann.userId, area, t.now));
    await t.db.insertInto('goals').values(goals).execute();
    const entries = goals.flatMap(({ id }, n) => [
      entryRow(ann.userId, id, t.now - n * MINUTE),
      entryRow(ann.userId, id, t.now - (n + 1) * MINUTE, 1),
    ]);
    await t.db.insertInto('time_entries').values(entries).execute();
    return ann;
  };

  it.each(reads)('%s takes %i statements, of ten goals as of 300, and changes nothing', async (path, statements) => {
    for (const size of [10, 300]) {
      const { client } = await lifeOf(size);
      const content = await contentOf(t.db);
      const before = t.statements.length;
      const { status, json } = await client.get(path);
      expect(t.statements.length - before).toBe(statements);
      expect(status).toBe(200);
      const list = 'data' in json ? json.data : json;
      expect(list).toHaveLength(path.includes('by-day') ? 2 * size : size);
      expect(await contentOf(t.db)).toBe(content);
    }
  });

  it('shows nobody what is of somebody else', async () => {
    const [ann, ben] = [await lifeOf(3), await trackerOf(t)];
    for (const [path] of reads) {
      const { text } = await ben.client.get(path);
      expect(text).toMatch(/^(\[\]|\{"data":\[\],.*)$/);
    }
    await ben.start();
    expect(await ann.active()).toHaveLength(3);
    expect(await ben.active()).toHaveLength(1);
  });

  it('also when another has goals and entries of the same ids', async () => {
    const [ann, ben] = [await trackerOf(t), await trackerOf(t)];
    await t.db
      .insertInto('goals')
      .values({ ...goalRow(ben.userId, ben.area, t.now), id: ann.goal, title: 'Twin' })
      .execute();
    const { _id } = (await ann.add(t.now - MINUTE, t.now)).json;
    await t.db
      .insertInto('time_entries')
      .values({ ...entryRow(ben.userId, ann.goal, t.now - 5 * MINUTE, 3), id: _id })
      .execute();
    expect(await ann.day('2026-11-11')).toMatchObject([{ _id, durationSec: 60, goal: { title: 'Run' } }]);
    expect(await ann.goalUsage('2026-11-09')).toEqual({ [ann.goal]: 60 });
    expect(await ben.areaUsage('2026-11-09')).toEqual({ [ben.area]: 180 });
    expect((await ann.remove(_id)).status).toBe(204);
    expect(await ben.day('2026-11-11')).toMatchObject([{ _id, durationSec: 180, goal: { title: 'Twin' } }]);
  });
});
