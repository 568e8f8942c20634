import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  buildEntryRow,
  buildGoalRow,
  buildItemRow,
  createFocusArea,
  createGoal,
  createPlan,
  buildTaskRow,
  getUserId,
  buildWeeklyGoalRow,
} from '#server/testing/fixtures/factories.ts';
import { describeOnEachDatabase } from '#server/testing/app.ts';
import { sqlite } from '#server/testing/database/databases.ts';
import { constraintViolation } from './errors.ts';
import { newId } from './id.ts';
import { openDatabase } from './open.ts';

describeOnEachDatabase('database constraints', {}, (t) => {
  const seedAccount = async () => {
    const client = await t.signUp();
    const userId = await getUserId(client);
    const area = await createFocusArea(client);
    return { client, userId, area, goal: await createGoal(client, area) };
  };

  it("reject goals and entries that belong to another user's focus area or goal", async () => {
    const [ann, ben] = [await seedAccount(), await seedAccount()];
    const goal = t.db
      .insertInto('goals')
      .values(buildGoalRow(ben.userId, ann.area, t.now))
      .execute();
    expect(constraintViolation(await goal.catch((error: unknown) => error))).toBe('foreign');
    const entry = t.db
      .insertInto('time_entries')
      .values(buildEntryRow(ben.userId, ann.goal, t.now, 5))
      .execute();
    expect(constraintViolation(await entry.catch((error: unknown) => error))).toBe('foreign');
  });

  it("reject weekly goals of another user's focus area, duplicates and values out of range", async () => {
    const [ann, ben] = [await seedAccount(), await seedAccount()];
    const insert = (changes: object) =>
      t.db
        .insertInto('weekly_goals')
        .values({ ...buildWeeklyGoalRow(ann.userId, ann.area, '2026-11-09', t.now), ...changes })
        .execute();
    const violation = async (changes: object) =>
      constraintViolation(await insert(changes).catch((error: unknown) => error));
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

  it("reject plans of another user's focus area and plans with invalid values", async () => {
    const [ann, ben] = [await seedAccount(), await seedAccount()];
    const plan = {
      user_id: ann.userId,
      focus_area_id: ann.area,
      title: 'Up',
      description: '',
      structure: 'backlog' as const,
      weeks: null,
      weekly_hours: 1,
      commitment_level: 'Light' as const,
      created_at: t.now,
      came_along: null,
      pauses: '[]',
    };
    const insert = (changes: object) =>
      t.db
        .insertInto('action_plans')
        .values({ ...plan, id: newId(t.now), ...changes })
        .execute();
    expect(constraintViolation(await insert({ focus_area_id: ben.area }).catch((error: unknown) => error))).toBe(
      'foreign',
    );
    await insert({ structure: 'weekly', weeks: 1, weekly_hours: 168 });
    await insert({ structure: 'weekly', weeks: 52 });
    await expect(insert({ structure: 'daily', weeks: 1 })).rejects.toThrow(/action_plans_structure/);
    await expect(insert({ weeks: 1 })).rejects.toThrow(/action_plans_weeks_if_weekly/);
    await expect(insert({ structure: 'weekly' })).rejects.toThrow(/action_plans_weeks_if_weekly/);
    await expect(insert({ structure: 'weekly', weeks: 0 })).rejects.toThrow(/action_plans_weeks/);
    await expect(insert({ structure: 'weekly', weeks: 53 })).rejects.toThrow(/action_plans_weeks/);
    await expect(insert({ weekly_hours: 0 })).rejects.toThrow(/action_plans_weekly_hours/);
    await expect(insert({ weekly_hours: 169 })).rejects.toThrow(/action_plans_weekly_hours/);
    await expect(insert({ commitment_level: 'None' })).rejects.toThrow(/action_plans_commitment_level/);
  });

  it("reject a goal in two plans, and links, tasks and resources that refer to another user's rows", async () => {
    const [ann, ben] = [await seedAccount(), await seedAccount()];
    const [anns, bens] = [
      await createPlan(ann.client, ann.area, { goals: [{ goalId: ann.goal, include: true }] }),
      await createPlan(ben.client, ben.area),
    ];
    const violation = async (insert: { execute(): Promise<unknown> }) =>
      constraintViolation(await insert.execute().catch((error: unknown) => error));
    const link = (user_id: string, goal_id: string, action_plan_id: string) =>
      t.db.insertInto('action_plan_goals').values({ user_id, goal_id, action_plan_id });
    expect(await violation(link(ann.userId, ann.goal, anns))).toBe('unique');
    expect(await violation(link(ben.userId, ben.goal, anns))).toBe('foreign');
    expect(await violation(link(ben.userId, ann.goal, bens))).toBe('foreign');
    const item = buildItemRow(ann.userId, ann.goal, t.now);
    const task = buildTaskRow(ben.userId, ben.goal, t.now);
    await t.db.insertInto('inventory_items').values(item).execute();
    await t.db.insertInto('tasks').values(task).execute();
    const foreign = { user_id: ben.userId, goal_id: ann.goal };
    expect(await violation(t.db.insertInto('inventory_items').values({ ...item, ...foreign }))).toBe('foreign');
    expect(await violation(t.db.insertInto('tasks').values({ ...task, ...foreign, id: newId(t.now) }))).toBe('foreign');
    for (const user_id of [ann.userId, ben.userId]) {
      const taskItem = t.db.insertInto('task_items').values({ user_id, task_id: task.id, item_id: item.id });
      expect(await violation(taskItem)).toBe('foreign');
    }
  });

  it('reject a resource with an invalid priority, rating or estimate', async () => {
    const { userId, goal } = await seedAccount();
    const insert = (changes: object) =>
      t.db
        .insertInto('inventory_items')
        .values({ ...buildItemRow(userId, goal, t.now), ...changes })
        .execute();
    await expect(insert({ priority: 'urgent' })).rejects.toThrow(/inventory_items_priority/);
    await expect(insert({ rating: 0 })).rejects.toThrow(/inventory_items_rating/);
    await expect(insert({ rating: 6 })).rejects.toThrow(/inventory_items_rating/);
    await expect(insert({ estimated_minutes: 0 })).rejects.toThrow(/inventory_items_estimated_minutes/);
  });

  it('reject a second running entry for a goal', async () => {
    const { userId, goal } = await seedAccount();
    await t.db
      .insertInto('time_entries')
      .values(buildEntryRow(userId, goal, t.now))
      .execute();
    const second = t.db
      .insertInto('time_entries')
      .values(buildEntryRow(userId, goal, t.now))
      .execute();
    expect(constraintViolation(await second.catch((error: unknown) => error))).toBe('unique');
    await t.db
      .insertInto('time_entries')
      .values(buildEntryRow(userId, goal, t.now, 5))
      .execute();
  });

  it('reject an entry that does not end after it starts, or whose times are not whole seconds', async () => {
    const { userId, goal } = await seedAccount();
    const insert = (changes: object, minutes?: number) =>
      t.db
        .insertInto('time_entries')
        .values({ ...buildEntryRow(userId, goal, t.now, minutes), ...changes })
        .execute();
    for (const minutes of [-1, 0]) await expect(insert({}, minutes)).rejects.toThrow(/time_entries_in_order/);
    await expect(insert({ started_at: t.now + 1 })).rejects.toThrow(/time_entries_in_seconds/);
    await expect(insert({ ended_at: t.now + 1999 })).rejects.toThrow(/time_entries_in_seconds/);
    await insert({ ended_at: t.now + 1000 });
  });

  it('reject a goal with an unknown status, or whose closing time does not match its status', async () => {
    const { userId, area } = await seedAccount();
    const insert = (changes: object) =>
      t.db
        .insertInto('goals')
        .values({ ...buildGoalRow(userId, area, t.now), ...changes })
        .execute();
    await expect(insert({ status: 'Paused', closed_at: 1 })).rejects.toThrow(/goals_status/);
    await expect(insert({ status: 'Completed' })).rejects.toThrow(/goals_closed_once/);
    await expect(insert({ closed_at: 1 })).rejects.toThrow(/goals_closed_once/);
  });
});

describe('deletions', () => {
  it('find dependent rows through an index, because a deletion blocks all other requests on SQLite', async () => {
    const { settings, remove } = await sqlite.create();
    const db = await openDatabase(settings, { onConnectionLost: () => {} });
    const explain = async (query: RawBuilder<unknown>) => {
      const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(db);
      return rows.map((row) => row.detail).join();
    };
    expect(await explain(sql`delete from goals where user_id = 'u' and focus_area_id = 'a'`)).toContain(
      'goals_by_focus_area (user_id=? AND focus_area_id=?)',
    );
    expect(await explain(sql`delete from time_entries where user_id = 'u' and goal_id = 'g'`)).toContain(
      'time_entries_by_goal (user_id=? AND goal_id=?)',
    );
    expect(await explain(sql`delete from weekly_goals where user_id = 'u' and focus_area_id = 'a'`)).toContain(
      '(user_id=? AND focus_area_id=?)',
    );
    for (const [table, column] of [
      ['action_plans', 'focus_area_id'],
      ['action_plan_goals', 'goal_id'],
      ['action_plan_goals', 'action_plan_id'],
      ['inventory_items', 'goal_id'],
      ['tasks', 'goal_id'],
      ['task_items', 'task_id'],
      ['task_items', 'item_id'],
    ] as const) {
      expect(
        await explain(sql`delete from ${sql.table(table)} where user_id = 'u' and ${sql.ref(column)} = 'x'`),
      ).toContain(`(user_id=? AND ${column}=?)`);
    }
    await db.destroy();
    await remove();
  });
});
