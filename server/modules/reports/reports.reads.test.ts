import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { defaultSettings } from '#domain/focus-area/focus-area.ts';
import { initialSettings } from '#domain/focus-area/effective-settings.ts';
import { newId } from '#server/db/id.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { buildEntryRow, buildGoalRow, buildWeeklyGoalRow } from '#server/testing/fixtures/factories.ts';
import { type TestApp, describeOnEachDatabase } from '#server/testing/app.ts';
import { dumpDatabase } from '#server/testing/fixtures/endpoint-matrix.ts';
import { WEEK, weeksBefore } from '#server/testing/fixtures/example-user.ts';
import { createTrackingUser } from '#server/testing/fixtures/tracking-user.ts';
import { insertSettings } from '#server/modules/focus-areas/focus-area-settings.queries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The expected number of statements of each request, including one for the session. Weeks are read six at a time, with up to
 * three statements each.
 */
const reads: readonly [statements: number, path: string][] = [
  [9, `/api/reports/productivity-score?weekStart=${WEEK}`],
  [5, `/api/reports/weekly-history?start=${WEEK}&count=1`],
  [29, `/api/reports/weekly-history?start=${weeksBefore(52)}&count=53`],
  [6, `/api/reports/weekly?weekStart=${WEEK}`],
  [3, `/api/reports/average-weekly?weekStart=${WEEK}`],
  [13, `/api/reports/weekly-focus-area-history?focusAreaId=AREA&start=${weeksBefore(52)}&count=53`],
  [4, `/api/reports/weekly-goal-history?goalId=GOAL&start=${weeksBefore(11)}&count=12`],
  [30, '/api/reports/trends'],
  [4, `/api/reports/range?from=${weeksBefore(52)}&to=${WEEK}&by=goal`],
  [3, `/api/reports/range?from=${weeksBefore(52)}&to=${WEEK}&by=tag`],
  [4, `/api/reports/range?from=${weeksBefore(52)}&to=${WEEK}&by=day&focusAreaId=AREA`],
  [5, `/api/weekly-goals?weekStart=${WEEK}`],
];

/** `size` areas with one goal each, tracked and planned in recent weeks. */
async function seedAccount(t: TestApp, size: number) {
  const ann = await createTrackingUser(t);
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
        color: 'blue' as const,
      })),
    )
    .execute();
  await inTransaction(t.db, async (tx) => {
    for (const id of areas) await insertSettings(tx, ann.userId, id, initialSettings(defaultSettings, weeksBefore(5)));
  });
  const goals = areas.map((area) => buildGoalRow(ann.userId, area, t.now));
  await t.db.insertInto('goals').values(goals).execute();
  const entries = goals.flatMap(({ id }, n) =>
    [0, 7, 40].map((days) => buildEntryRow(ann.userId, id, t.now - days * DAY - n * MINUTE, 5)),
  );
  await t.db.insertInto('time_entries').values(entries).execute();
  const plan = [0, 1, 2].flatMap((weeksAgo) =>
    areas.map((area) => ({ ...buildWeeklyGoalRow(ann.userId, area, weeksBefore(weeksAgo), t.now), goal_min: 90 })),
  );
  await t.db.insertInto('weekly_goals').values(plan).execute();
  // The first read of a week creates the missing weekly goal of the user's first area.
  await ann.list(`/api/weekly-goals?weekStart=${WEEK}`);
  return { ...ann, area: areas[0]!, goal: goals[0]!.id };
}

describeOnEachDatabase('reading reports', {}, (t) => {
  it('takes the same number of statements for 300 goals as for 10, and changes nothing (LD-02)', async () => {
    for (const size of [10, 300]) {
      const ann = await seedAccount(t, size);
      const content = await dumpDatabase(t.db);
      for (const [statements, path] of reads) {
        const before = t.statements.length;
        const response = await ann.client.get(path.replace('AREA', ann.area).replace('GOAL', ann.goal));
        expect(response.status).toBe(200);
        expect([path, t.statements.length - before]).toEqual([path, statements]);
      }
      expect(await dumpDatabase(t.db)).toBe(content);
    }
  });

  it("shows only the user's own data", async () => {
    const [ann, ben] = [await seedAccount(t, 2), await createTrackingUser(t)];
    for (const [, path] of reads) {
      if (/AREA|GOAL/.test(path)) continue;
      const { text } = await ben.client.get(path);
      const ids = text.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];
      expect(ids.filter((id) => id === ann.area || id === ann.goal)).toEqual([]);
      expect(text).not.toMatch(/"(usedSec|trackedSec|avgWeeklySec|totalSec)":[1-9]/);
    }
  });

  it('uses an index for every lookup', async () => {
    // The plans below are SQLite's. Only PostgreSQL numbers its parameters.
    const isPostgres = t.statements.some((statement) => statement.includes('$1'));
    if (isPostgres) return;
    const ann = await seedAccount(t, 2);
    const before = t.statements.length;
    for (const [, path] of reads) await ann.client.get(path.replace('AREA', ann.area).replace('GOAL', ann.goal));
    const plans = [];
    for (const statement of new Set(t.statements.slice(before))) {
      const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(t.db);
      plans.push(...rows.map(({ detail }) => detail));
    }
    // Only these subqueries are scanned, which have no index.
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
