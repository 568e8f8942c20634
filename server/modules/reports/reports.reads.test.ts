import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { quickSettings } from '#domain/focus-area.ts';
import { firstSettings } from '#domain/settings-in-force.ts';
import { newId } from '../../db/id.ts';
import { transact } from '../../db/transaction.ts';
import { entryRow, goalRow, weeklyGoalRow } from '../../testing/account.ts';
import { type AppUnderTest, describeOnEachDatabase } from '../../testing/app.ts';
import { contentOf } from '../../testing/matrix.ts';
import { WEEK, weekBefore } from '../../testing/planner.ts';
import { trackerOf } from '../../testing/tracker.ts';
import { insertSettings } from '../focus-areas/focus-area-settings.queries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** With how many statements, that of the session among them: three for every six weeks. The rating takes one for the previous week. */
const reads: readonly [statements: number, path: string][] = [
  [8, `/api/reports/productivity-score?weekStart=${WEEK}`],
  [5, `/api/reports/weekly-history?start=${WEEK}&count=1`],
  [29, `/api/reports/weekly-history?start=${weekBefore(52)}&count=53`],
  [5, `/api/reports/weekly?weekStart=${WEEK}`],
  [3, `/api/reports/average-weekly?weekStart=${WEEK}`],
  [13, `/api/reports/weekly-focus-area-history?focusAreaId=AREA&start=${weekBefore(52)}&count=53`],
  [4, `/api/reports/weekly-goal-history?goalId=GOAL&start=${weekBefore(11)}&count=12`],
  [39, '/api/reports/trends'],
  [5, `/api/weekly-goals?weekStart=${WEEK}`],
];

/** So many areas with a goal each, tracked and planned in each of the last weeks. */
async function lifeOf(t: AppUnderTest, size: number) {
  const ann = await trackerOf(t);
  const areas = Array.from({ length: size }, (_, n) => newId(t.now + n));
  await t.db
    .insertInto('focus_areas')
    .values(
      areas.map((id, n) => ({
        user_id: ann.userId,
        id,
        name: `Area ${n}`,
        description: '',
        created_at: t.now + n,
        name_key: '',
      })),
    )
    .execute();
  await transact(t.db, async (tx) => {
    for (const id of areas) await insertSettings(tx, ann.userId, id, firstSettings(quickSettings, weekBefore(5)));
  });
  const goals = areas.map((area) => goalRow(ann.userId, area, t.now));
  await t.db.insertInto('goals').values(goals).execute();
  const entries = goals.flatMap(({ id }, n) =>
    [0, 7, 40].map((days) => entryRow(ann.userId, id, t.now - days * DAY - n * MINUTE, 5)),
  );
  await t.db.insertInto('time_entries').values(entries).execute();
  const plan = [0, 1, 2].flatMap((back) =>
    areas.map((area) => ({ ...weeklyGoalRow(ann.userId, area, weekBefore(back), t.now), goal_min: 90 })),
  );
  await t.db.insertInto('weekly_goals').values(plan).execute();
  // The row of the area that the tracker brings along is made when it is first read.
  await ann.list(`/api/weekly-goals?weekStart=${WEEK}`);
  return { ...ann, area: areas[0]!, goal: goals[0]!.id };
}

describeOnEachDatabase('reading weeks', {}, (t) => {
  it('takes as many statements of 300 goals as of ten, and changes nothing', async () => {
    for (const size of [10, 300]) {
      const ann = await lifeOf(t, size);
      const content = await contentOf(t.db);
      for (const [statements, path] of reads) {
        const before = t.statements.length;
        const answer = await ann.client.get(path.replace('AREA', ann.area).replace('GOAL', ann.goal));
        expect(answer.status).toBe(200);
        expect([path, t.statements.length - before]).toEqual([path, statements]);
      }
      expect(await contentOf(t.db)).toBe(content);
    }
  });

  it('shows nobody what is of somebody else', async () => {
    const [ann, ben] = [await lifeOf(t, 2), await trackerOf(t)];
    for (const [, path] of reads) {
      if (/AREA|GOAL/.test(path)) continue;
      const { text } = await ben.client.get(path);
      const ids = text.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];
      expect(ids.filter((id) => id === ann.area || id === ann.goal)).toEqual([]);
      expect(text).not.toMatch(/"(usedSec|trackedSec|avgWeeklySec)":[1-9]/);
    }
  });

  it('looks nothing up but by an index', async () => {
    if (t.statements.some((statement) => statement.includes('$1'))) return;
    const ann = await lifeOf(t, 2);
    const before = t.statements.length;
    for (const [, path] of reads) await ann.client.get(path.replace('AREA', ann.area).replace('GOAL', ann.goal));
    const plans = [];
    for (const statement of new Set(t.statements.slice(before))) {
      const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(t.db);
      plans.push(...rows.map(({ detail }) => detail));
    }
    // What is scanned are the lists that a statement makes itself.
    expect(
      plans.filter((detail) =>
        /^SCAN (?!areas$|spans|tracked|used|touching|entries|time_entries$|\d+ CONSTANT|CONSTANT)/.test(detail),
      ),
    ).toEqual([]);
    expect(plans.filter((detail) => detail.includes('AUTOMATIC'))).toEqual([]);
    expect(plans).toContain(
      'SEARCH time_entries USING COVERING INDEX time_entries_by_time (user_id=? AND started_at>? AND started_at<?)',
    );
    expect(plans).toContain(
      'SEARCH weekly_goals USING COVERING INDEX weekly_goals_by_week (user_id=? AND week_start>? AND week_start<?)',
    );
  });
});
