import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { perAccount } from '#domain/limits.ts';
import { describeOnEachDatabase } from '../../testing/app.ts';
import { forgetSizes, insertMany } from '../../testing/many-rows.ts';
import { plannerOf, WEEK, weekBefore } from '../../testing/planner.ts';

const APPLIED = '/api/weekly-goals/applied';
type Planner = Awaited<ReturnType<typeof plannerOf>>;

describeOnEachDatabase("today's targets applied to past weeks", {}, (t) => {
  const rowsOf = ({ userId }: Planner) =>
    t.db
      .selectFrom('weekly_goals')
      .select(['week_start', 'focus_area_id', 'goal_min', 'is_resting', 'applied_at'])
      .where('user_id', '=', userId)
      .where((eb) => eb.or([eb('goal_min', 'is not', null), eb('is_resting', '=', 1)]))
      .orderBy('week_start')
      .orderBy('focus_area_id')
      .execute();
  const ratedOf = async (ann: Planner, weeks: number) =>
    (await ann.ratings(weekBefore(weeks), weeks + 1)).map(({ rating, isCounted }) => (isCounted ? rating : null));

  async function apply(ann: Planner, weekStart?: string): Promise<{ appliedAt: string | null; weeks: number }> {
    const answer = await ann.send('POST', APPLIED, { weekStart });
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    return answer.json;
  }

  async function undo(ann: Planner, appliedAt: string | null, weekStart?: string): Promise<void> {
    const query = new URLSearchParams({ appliedAt: appliedAt!, ...(weekStart !== undefined && { weekStart }) });
    expect((await ann.send('DELETE', `${APPLIED}?${query.toString()}`)).status).toBe(204);
  }

  it('rate a week that was tracked before anything was planned, and undo restores it', async () => {
    const ann = await plannerOf(t);
    await ann.track([600, 180, 240, 0], weekBefore(1));
    // Its rows exist once somebody looked at it.
    await ann.plan(weekBefore(1));
    expect(await ann.score(weekBefore(1))).toMatchObject({ rating: 0, isCounted: false });
    const { appliedAt, weeks } = await apply(ann, weekBefore(1));
    expect([appliedAt, weeks]).toEqual([new Date(t.now).toISOString(), 1]);
    expect(await ann.score(weekBefore(1))).toMatchObject({ rating: 5, isCounted: true });
    expect(await ann.plan(weekBefore(1))).toMatchObject(
      [600, 180, 240, 300].map((goalMin) => ({ goalMin, defaultMin: 0, isDefault: false, appliedAt })),
    );
    expect((await ann.plan()).map((row) => row.appliedAt)).toEqual([undefined, undefined, undefined, undefined]);
    await undo(ann, appliedAt);
    expect(await ann.score(weekBefore(1))).toMatchObject({ rating: 0, isCounted: false });
    expect(await rowsOf(ann)).toEqual([]);
    await undo(ann, appliedAt);
  });

  it('leave weeks alone that were planned, rest, have no time, or are not over', async () => {
    const ann = await plannerOf(t);
    for (const ago of [0, 1, 2, 3, 5]) await ann.track([60, 0, 0, 0], weekBefore(ago));
    await ann.replan('Fitness', { goalMin: 45 }, weekBefore(2));
    await ann.replan('Gaming', { isResting: true }, weekBefore(3));
    const before = await rowsOf(ann);
    for (const week of [weekBefore(2), weekBefore(3), weekBefore(4), WEEK, '2027-01-04']) {
      expect(await apply(ann, week)).toEqual({ appliedAt: null, weeks: 0 });
    }
    expect(await rowsOf(ann)).toEqual(before);
    expect(await ann.list('/api/weekly-goals/unrated')).toEqual({ weeks: [weekBefore(5), weekBefore(1)] });
    const { appliedAt, weeks } = await apply(ann);
    expect(weeks).toBe(2);
    expect(await ann.list('/api/weekly-goals/unrated')).toEqual({ weeks: [] });
    const after = await rowsOf(ann);
    expect(new Set(after.filter((row) => row.applied_at !== null).map((row) => row.week_start))).toEqual(
      new Set([weekBefore(5), weekBefore(1)]),
    );
    expect(after.filter((row) => row.applied_at === null)).toEqual(before);
    expect(await apply(ann)).toEqual({ appliedAt: null, weeks: 0 });
    expect(await rowsOf(ann)).toEqual(after);
    expect((await ratedOf(ann, 5)).map((rating) => rating !== null)).toEqual([true, false, false, true, true, true]);
    await undo(ann, appliedAt);
    expect(await rowsOf(ann)).toEqual(before);
  });

  it('keep a limit that already applied in a week, and need an area that is rated', async () => {
    const ann = await plannerOf(t);
    const onlyGaming = await plannerOf(t);
    for (const each of [ann, onlyGaming]) {
      await each.track([60, 0, 0, 60], weekBefore(1));
      await t.db
        .updateTable('focus_area_settings')
        .set({ from_week: weekBefore(2), default_weekly_min: 30 })
        .where('user_id', '=', each.userId)
        .where('focus_area_id', '=', each.areas.Gaming)
        .where('from_week', '=', WEEK)
        .execute();
    }
    expect(await apply(ann, weekBefore(1))).toMatchObject({ weeks: 1 });
    expect((await ann.plan(weekBefore(1))).map(({ goalMin, isDefault }) => [goalMin, isDefault])).toEqual([
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

  it('can be undone for one week, and stay where the user has changed them', async () => {
    const ann = await plannerOf(t);
    for (const ago of [1, 2, 3]) await ann.track([60, 0, 0, 0], weekBefore(ago));
    const { appliedAt } = await apply(ann);
    await ann.replan('Coding', { goalMin: 30 }, weekBefore(1));
    await ann.replan('Fitness', { isResting: true }, weekBefore(1));
    await undo(ann, appliedAt, weekBefore(2));
    expect((await ratedOf(ann, 3)).map((rating) => rating !== null)).toEqual([true, false, true, true]);
    await undo(ann, appliedAt);
    expect(await rowsOf(ann)).toMatchObject(
      [
        { week_start: weekBefore(1), goal_min: 30, is_resting: 0 },
        { week_start: weekBefore(1), goal_min: 180, is_resting: 1 },
      ].toSorted((a, b) => a.goal_min - b.goal_min),
    );
  });

  it('need the same number of statements for many weeks as for a few', async () => {
    const countFor = async (weeks: number) => {
      const ann = await plannerOf(t);
      for (let ago = 1; ago <= weeks; ago++) await ann.track([60, 0, 0, 0], weekBefore(ago));
      const before = t.statements.length;
      expect(await apply(ann)).toMatchObject({ weeks });
      return t.statements.slice(before).filter((text) => !/^(begin|commit|insert into "weekly_goals")/i.test(text))
        .length;
    };
    const [few, many] = [await countFor(2), await countFor(110)];
    expect(many).toBe(few);
  });

  it("are nobody else's to remove", async () => {
    const [ann, ben] = [await plannerOf(t), await plannerOf(t)];
    await ann.track([60, 0, 0, 0], weekBefore(1));
    const { appliedAt } = await apply(ann);
    const before = await rowsOf(ann);
    await undo(ben, appliedAt);
    await undo(ben, appliedAt, weekBefore(1));
    expect(await rowsOf(ann)).toEqual(before);
  });

  it('are refused whole where the account has no room for them', async () => {
    const ann = await plannerOf(t);
    for (const ago of [1, 2]) await ann.track([60, 0, 0, 0], weekBefore(ago));
    const columns = 'id, focus_area_id, week_start, goal_min, is_resting, created_at';
    const planned = sql`'filler ' || n, ${sql.lit(ann.areas.Coding)}, 'week ' || n, 60, 0, 0`;
    await insertMany(t.db, ann.userId, 'weekly_goals', columns, perAccount.weeklyGoals.max - 5, planned);
    await forgetSizes(t.db, ann.userId);
    const answer = await ann.send('POST', APPLIED, {});
    expect([answer.status, answer.json.message]).toEqual([422, expect.stringContaining('100,000 weekly targets')]);
    expect(await ratedOf(ann, 2)).toEqual([null, null, 0]);
    // One week fits, although its four untouched rows are there already.
    await ann.plan(weekBefore(1));
    expect(await apply(ann, weekBefore(1))).toMatchObject({ weeks: 1 });
  });
});
