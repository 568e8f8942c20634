import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { entryRow, goalRow, makeFocusArea, makeGoal, userIdOf, weeklyGoalRow } from '../testing/account.ts';
import { describeOnEachDatabase } from '../testing/app.ts';
import { databaseKinds } from '../testing/databases.ts';
import { violationOf } from './failures.ts';
import { openDatabase } from './open.ts';

/** What no mistake in the program can bring into the database. */
describeOnEachDatabase('the database refuses', {}, (t) => {
  const life = async () => {
    const client = await t.signedUp();
    const userId = await userIdOf(client);
    const area = await makeFocusArea(client);
    return { userId, area, goal: await makeGoal(client, area) };
  };

  it('a goal or an entry of something that is of somebody else', async () => {
    const [ann, ben] = [await life(), await life()];
    const goal = t.db
      .insertInto('goals')
      .values(goalRow(ben.userId, ann.area, t.now))
      .execute();
    expect(violationOf(await goal.catch((error: unknown) => error))).toBe('foreign');
    const entry = t.db
      .insertInto('time_entries')
      .values(entryRow(ben.userId, ann.goal, t.now, 5))
      .execute();
    expect(violationOf(await entry.catch((error: unknown) => error))).toBe('foreign');
  });

  it('a weekly goal of an area that is of somebody else, a second of a week, and figures there cannot be', async () => {
    const [ann, ben] = [await life(), await life()];
    const insert = (changes: object) =>
      t.db
        .insertInto('weekly_goals')
        .values({ ...weeklyGoalRow(ann.userId, ann.area, '2026-11-09', t.now), ...changes })
        .execute();
    const violation = async (changes: object) => violationOf(await insert(changes).catch((error: unknown) => error));
    expect(await violation({ focus_area_id: ben.area })).toBe('foreign');
    await insert({});
    expect(await violation({})).toBe('unique');
    await insert({ week_start: '2026-11-16', goal_min: 0 });
    await insert({ week_start: '2026-11-23', goal_min: 10_080, is_resting: 1 });
    const week_start = '2026-11-30';
    await expect(insert({ week_start, goal_min: -1 })).rejects.toThrow(/weekly_goals_goal_min/);
    await expect(insert({ week_start, goal_min: 10_081 })).rejects.toThrow(/weekly_goals_goal_min/);
    await expect(insert({ week_start, is_resting: 2 })).rejects.toThrow(/weekly_goals_is_resting/);
  });

  it('two running entries of one goal', async () => {
    const { userId, goal } = await life();
    await t.db
      .insertInto('time_entries')
      .values(entryRow(userId, goal, t.now))
      .execute();
    const second = t.db
      .insertInto('time_entries')
      .values(entryRow(userId, goal, t.now))
      .execute();
    expect(violationOf(await second.catch((error: unknown) => error))).toBe('unique');
    await t.db
      .insertInto('time_entries')
      .values(entryRow(userId, goal, t.now, 5))
      .execute();
  });

  it('an entry that ends before it starts', async () => {
    const { userId, goal } = await life();
    await expect(
      t.db
        .insertInto('time_entries')
        .values(entryRow(userId, goal, t.now, -1))
        .execute(),
    ).rejects.toThrow(/time_entries_in_order/);
  });

  it('a goal of an unknown status, a closed one without its time, and an active one with it', async () => {
    const { userId, area } = await life();
    const insert = (changes: object) =>
      t.db
        .insertInto('goals')
        .values({ ...goalRow(userId, area, t.now), ...changes })
        .execute();
    await expect(insert({ status: 'Paused', closed_at: 1 })).rejects.toThrow(/goals_status/);
    await expect(insert({ status: 'Completed' })).rejects.toThrow(/goals_closed_once/);
    await expect(insert({ closed_at: 1 })).rejects.toThrow(/goals_closed_once/);
  });
});

describe('what a deletion has to look for', () => {
  it('is found by an index, since on SQLite everybody waits for it', async () => {
    const { settings, remove } = await databaseKinds[0]!.make();
    const db = await openDatabase(settings, { onLost: () => {} });
    const planOf = async (query: RawBuilder<unknown>) => {
      const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(db);
      return rows.map((row) => row.detail).join();
    };
    expect(await planOf(sql`delete from goals where user_id = 'u' and focus_area_id = 'a'`)).toContain(
      'goals_by_focus_area (user_id=? AND focus_area_id=?)',
    );
    expect(await planOf(sql`delete from time_entries where user_id = 'u' and goal_id = 'g'`)).toContain(
      'time_entries_by_goal (user_id=? AND goal_id=?)',
    );
    expect(await planOf(sql`delete from weekly_goals where user_id = 'u' and focus_area_id = 'a'`)).toContain(
      '(user_id=? AND focus_area_id=?)',
    );
    await db.destroy();
    await remove();
  });
});
