import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { accountQuotas } from '#domain/limits.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { deleteAccountSizes, insertMany } from '#server/testing/fixtures/insert-many.ts';
import { createExampleUser, WEEK, weeksBefore } from '#server/testing/fixtures/example-user.ts';

const APPLIED = '/api/weekly-goals/applied';
type TestUser = Awaited<ReturnType<typeof createExampleUser>>;

describeOnEachDatabase("applying today's targets to past weeks", {}, (t) => {
  const listCustomizedRows = ({ userId }: TestUser) =>
    t.db
      .selectFrom('weekly_goals')
      .select(['week_start', 'focus_area_id', 'goal_min', 'is_resting', 'applied_at'])
      .where('user_id', '=', userId)
      .where((eb) => eb.or([eb('goal_min', 'is not', null), eb('is_resting', '=', 1)]))
      .orderBy('week_start')
      .orderBy('focus_area_id')
      .execute();
  const listRatings = async (ann: TestUser, weeks: number) =>
    (await ann.ratings(weeksBefore(weeks), weeks + 1)).map(({ rating, isCounted }) => (isCounted ? rating : null));

  async function apply(ann: TestUser, weekStart?: string): Promise<{ appliedAt: string | null; weeks: number }> {
    const response = await ann.send('POST', APPLIED, { weekStart });
    expect([response.status, response.text]).toEqual([201, expect.any(String)]);
    return response.json;
  }

  async function undo(ann: TestUser, appliedAt: string | null, weekStart?: string): Promise<void> {
    const query = new URLSearchParams({ appliedAt: appliedAt!, ...(weekStart !== undefined && { weekStart }) });
    expect((await ann.send('DELETE', `${APPLIED}?${query.toString()}`)).status).toBe(204);
  }

  it('rates a week with tracked time but no plan, and can be undone', async () => {
    const ann = await createExampleUser(t);
    await ann.track([600, 180, 240, 0], weeksBefore(1));
    // Viewing the week creates its rows.
    await ann.plan(weeksBefore(1));
    expect(await ann.score(weeksBefore(1))).toMatchObject({ rating: 0, isCounted: false });
    const { appliedAt, weeks } = await apply(ann, weeksBefore(1));
    expect([appliedAt, weeks]).toEqual([new Date(t.now).toISOString(), 1]);
    expect(await ann.score(weeksBefore(1))).toMatchObject({ rating: 5, isCounted: true });
    expect(await ann.plan(weeksBefore(1))).toMatchObject(
      [600, 180, 240, 300].map((goalMin) => ({ goalMin, defaultMin: 0, isDefault: false, appliedAt })),
    );
    expect((await ann.plan()).map((row) => row.appliedAt)).toEqual([undefined, undefined, undefined, undefined]);
    await undo(ann, appliedAt);
    expect(await ann.score(weeksBefore(1))).toMatchObject({ rating: 0, isCounted: false });
    expect(await listCustomizedRows(ann)).toEqual([]);
    await undo(ann, appliedAt);
  });

  it('skips weeks that have a plan, include rest, have no tracked time, or are not over', async () => {
    const ann = await createExampleUser(t);
    for (const ago of [0, 1, 2, 3, 5]) await ann.track([60, 0, 0, 0], weeksBefore(ago));
    await ann.updatePlan('Fitness', { goalMin: 45 }, weeksBefore(2));
    await ann.updatePlan('Gaming', { isResting: true }, weeksBefore(3));
    const before = await listCustomizedRows(ann);
    for (const week of [weeksBefore(2), weeksBefore(3), weeksBefore(4), WEEK, '2027-01-04']) {
      expect(await apply(ann, week)).toEqual({ appliedAt: null, weeks: 0 });
    }
    expect(await listCustomizedRows(ann)).toEqual(before);
    expect(await ann.list('/api/weekly-goals/unrated')).toEqual({ weeks: [weeksBefore(5), weeksBefore(1)] });
    const { appliedAt, weeks } = await apply(ann);
    expect(weeks).toBe(2);
    expect(await ann.list('/api/weekly-goals/unrated')).toEqual({ weeks: [] });
    const after = await listCustomizedRows(ann);
    expect(new Set(after.filter((row) => row.applied_at !== null).map((row) => row.week_start))).toEqual(
      new Set([weeksBefore(5), weeksBefore(1)]),
    );
    expect(after.filter((row) => row.applied_at === null)).toEqual(before);
    expect(await apply(ann)).toEqual({ appliedAt: null, weeks: 0 });
    expect(await listCustomizedRows(ann)).toEqual(after);
    expect((await listRatings(ann, 5)).map((rating) => rating !== null)).toEqual([
      true,
      false,
      false,
      true,
      true,
      true,
    ]);
    await undo(ann, appliedAt);
    expect(await listCustomizedRows(ann)).toEqual(before);
  });

  it('keeps a limit that already applied in a week, and requires an area that is rated', async () => {
    const ann = await createExampleUser(t);
    const onlyGaming = await createExampleUser(t);
    for (const each of [ann, onlyGaming]) {
      await each.track([60, 0, 0, 60], weeksBefore(1));
      await t.db
        .updateTable('focus_area_settings')
        .set({ from_week: weeksBefore(2), default_weekly_min: 30 })
        .where('user_id', '=', each.userId)
        .where('focus_area_id', '=', each.areas.Gaming)
        .where('from_week', '=', WEEK)
        .execute();
    }
    expect(await apply(ann, weeksBefore(1))).toMatchObject({ weeks: 1 });
    expect((await ann.plan(weeksBefore(1))).map(({ goalMin, isDefault }) => [goalMin, isDefault])).toEqual([
      [600, false],
      [180, false],
      [240, false],
      [30, true],
    ]);
    for (const name of ['Coding', 'Fitness', 'Chores'] as const) {
      await onlyGaming.send('DELETE', `/api/safe-delete/focus-areas/${onlyGaming.areas[name]}`);
    }
    expect(await apply(onlyGaming)).toEqual({ appliedAt: null, weeks: 0 });
  });

  it('can be undone for one week, and keeps targets that the user has changed', async () => {
    const ann = await createExampleUser(t);
    for (const ago of [1, 2, 3]) await ann.track([60, 0, 0, 0], weeksBefore(ago));
    const { appliedAt } = await apply(ann);
    await ann.updatePlan('Coding', { goalMin: 30 }, weeksBefore(1));
    await ann.updatePlan('Fitness', { isResting: true }, weeksBefore(1));
    await undo(ann, appliedAt, weeksBefore(2));
    expect((await listRatings(ann, 3)).map((rating) => rating !== null)).toEqual([true, false, true, true]);
    await undo(ann, appliedAt);
    expect(await listCustomizedRows(ann)).toMatchObject(
      [
        { week_start: weeksBefore(1), goal_min: 30, is_resting: 0 },
        { week_start: weeksBefore(1), goal_min: 180, is_resting: 1 },
      ].toSorted((a, b) => a.goal_min - b.goal_min),
    );
  });

  it('takes the same number of statements for many weeks as for a few', async () => {
    const countStatements = async (weeks: number) => {
      const ann = await createExampleUser(t);
      for (let ago = 1; ago <= weeks; ago++) await ann.track([60, 0, 0, 0], weeksBefore(ago));
      const before = t.statements.length;
      expect(await apply(ann)).toMatchObject({ weeks });
      return t.statements.slice(before).filter((text) => !/^(begin|commit|insert into "weekly_goals")/i.test(text))
        .length;
    };
    const [few, many] = [await countStatements(2), await countStatements(110)];
    expect(many).toBe(few);
  });

  it('cannot be undone by another user', async () => {
    const [ann, ben] = [await createExampleUser(t), await createExampleUser(t)];
    await ann.track([60, 0, 0, 0], weeksBefore(1));
    const { appliedAt } = await apply(ann);
    const before = await listCustomizedRows(ann);
    await undo(ben, appliedAt);
    await undo(ben, appliedAt, weeksBefore(1));
    expect(await listCustomizedRows(ann)).toEqual(before);
  });

  it('is rejected as a whole if it exceeds the quota', async () => {
    const ann = await createExampleUser(t);
    for (const ago of [1, 2]) await ann.track([60, 0, 0, 0], weeksBefore(ago));
    const columns = 'id, focus_area_id, week_start, goal_min, is_resting, created_at';
    const planned = sql`'filler ' || n, ${sql.lit(ann.areas.Coding)}, 'week ' || n, 60, 0, 0`;
    await insertMany(t.db, ann.userId, 'weekly_goals', columns, accountQuotas.weeklyGoals.max - 5, planned);
    await deleteAccountSizes(t.db, ann.userId);
    const response = await ann.send('POST', APPLIED, {});
    expect([response.status, response.json.message]).toEqual([422, expect.stringContaining('100,000 weekly targets')]);
    expect(await listRatings(ann, 2)).toEqual([null, null, 0]);
    // One week fits, because its four default rows are replaced.
    await ann.plan(weeksBefore(1));
    expect(await apply(ann, weeksBefore(1))).toMatchObject({ weeks: 1 });
  });
});
