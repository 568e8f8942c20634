import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { databaseKinds } from '#server/testing/database/databases.ts';
import { openVersionBefore } from '#server/testing/database/previous-version.ts';
import { undoPlan } from './undo-plan.service.ts';

/** As stored by the version before migration 0023 for the plan below: with its new focus area, and in an existing one. */
const FINGERPRINTS = {
  newArea: 'BJBJnpqMgEe2X5gLlKZf4kkPbBt3iFIzAmBuY0NUqyA',
  existingArea: 'vmp8Vz0r2tn8lGLIU7YBSVh4ytevjrh7d5cR9bd-P_s',
};

async function savePlan(db: Db, user: string, area: keyof typeof FINGERPRINTS): Promise<void> {
  const insert = (table: string, columns: string, ...rows: readonly RawBuilder<unknown>[]) =>
    sql`insert into ${sql.table(table)} (user_id, ${sql.raw(columns)}) values ${sql.join(rows)}`.execute(db);
  await sql`insert into users (id, email, email_key, password_hash, time_zone, created_at)
    values (${user}, 'e', ${user}, 'h', 'UTC', 1)`.execute(db);
  await insert(
    'focus_areas',
    'id, name, description, created_at, name_key',
    sql`(${user}, 'area', 'Running', '', 1, '')`,
  );
  await insert(
    'focus_area_settings',
    'focus_area_id, from_week, focus_area_class, default_weekly_min, weight',
    sql`(${user}, 'area', '2026-11-09', 'level_up', 420, 5)`,
  );
  await insert(
    'goals',
    'id, focus_area_id, title, status, is_favorite, timeframe_year, created_at, title_key',
    sql`(${user}, 'goal1', 'area', 'Week 1: A mile', 'Active', 0, 2026, 1, '')`,
    sql`(${user}, 'goal2', 'area', 'Week 2: Two', 'Active', 0, 2026, 1, '')`,
  );
  await insert(
    'action_plans',
    'id, focus_area_id, title, description, structure, weeks, weekly_hours, commitment_level, created_at, came_along',
    sql`(${user}, 'plan', 'area', 'Ten kilometres', '', 'weekly', 2, 3, 'Medium', 1, ${JSON.stringify({
      goalIds: ['goal1', 'goal2'],
      focusAreaId: area === 'newArea' ? 'area' : null,
      fingerprint: FINGERPRINTS[area],
    })})`,
  );
  await insert(
    'action_plan_goals',
    'goal_id, action_plan_id',
    sql`(${user}, 'goal1', 'plan')`,
    sql`(${user}, 'goal2', 'plan')`,
  );
  await insert(
    'tasks',
    'id, goal_id, title, created_at',
    sql`(${user}, 'task1', 'goal1', 'Stretch (3 × 20 min)', 1)`,
    sql`(${user}, 'task2', 'goal1', 'Run a mile (45 min)', 1)`,
    sql`(${user}, 'task3', 'goal1', 'Buy shoes', 1)`,
    sql`(${user}, 'task4', 'goal2', 'Run two', 1)`,
  );
  await insert(
    'inventory_items',
    `id, goal_id, priority, estimated_minutes, created_at, title_key, title, tags, search_text, notes, reflection_note`,
    sql`(${user}, 'item', 'goal1', 'med', 20, 1, '', 'A map', '[]', '', '', '')`,
  );
}

type Change = (db: Db, user: string) => Promise<unknown>;

const setPlan =
  (fields: Partial<Schema['action_plans']>): Change =>
  (db, user) =>
    db.updateTable('action_plans').set(fields).where('user_id', '=', user).execute();
const setTask =
  (id: string, fields: Partial<Schema['tasks']>): Change =>
  (db, user) =>
    db.updateTable('tasks').set(fields).where('user_id', '=', user).where('id', '=', id).execute();

const newTask = {
  id: 'task5',
  goal_id: 'goal1',
  title: 'Mine',
  completed_at: null,
  created_at: 2,
  estimated_minutes: null,
  times_per_week: null,
  week: null,
  until_week: null,
  position: '99',
  set_aside_at: null,
};

const changes: Readonly<Record<string, Change>> = {
  'was started': setPlan({ start_week: '2026-11-16' }),
  'was finished': setPlan({ start_week: '2026-11-02', finished_at: 5 }),
  'has another title': setPlan({ title: 'Mine' }),
  'has a goal with a week': (db, user) =>
    db.updateTable('action_plan_goals').set({ week: 1 }).where('user_id', '=', user).execute(),
  'has a task with another size': setTask('task2', { estimated_minutes: 50 }),
  'has a task without its size': setTask('task2', { estimated_minutes: null }),
  'has a task with a size that it had not before': setTask('task3', { estimated_minutes: 10 }),
  'has a task that repeats': setTask('task1', { estimated_minutes: 20, times_per_week: 3 }),
  'has a task that repeats in the size it had': setTask('task1', { times_per_week: 1 }),
  'has a task with a week': setTask('task3', { week: 1 }),
  'has a task with a last week': setTask('task1', { until_week: 2 }),
  'has a task that was set aside': setTask('task4', { set_aside_at: 5 }),
  'has a task that is done': setTask('task4', { completed_at: 5 }),
  'has a task with another title': setTask('task3', { title: 'Mine' }),
  'has its tasks in another order': setTask('task1', { position: '99' }),
  'has another task': (db, user) =>
    db
      .insertInto('tasks')
      .values({ ...newTask, user_id: user })
      .execute(),
  'has a task less': (db, user) =>
    db.deleteFrom('tasks').where('user_id', '=', user).where('id', '=', 'task3').execute(),
  'has a ticked task': (db, user) =>
    db.insertInto('task_ticks').values({ user_id: user, task_id: 'task1', day: '2026-11-16' }).execute(),
};

describe.each(databaseKinds)('a plan saved before migration 0023 on $name', ({ create }) => {
  const users = { newArea: 'new-area', existingArea: 'existing-area' } as const;
  let db: Db;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const database = await create();
    ({ remove } = database);
    db = await openVersionBefore('0023-plan-schedules', database.settings);
    for (const [area, user] of Object.entries(users)) await savePlan(db, user, area as keyof typeof users);
    for (const what of Object.keys(changes)) await savePlan(db, what, 'newArea');
    await migrate(db, database.settings.databaseUrl ? 'postgres' : 'sqlite', migrations);
  });
  afterAll(async () => {
    await db.destroy();
    await remove();
  });

  const undo = (user: string) => inTransaction(db, (tx) => undoPlan(tx, user, 'plan'));
  const countRows = async (user: string) => {
    const tables = ['focus_areas', 'action_plans', 'goals', 'tasks', 'inventory_items'] as const;
    const counts = tables.map(async (table) => {
      const rows = await db.selectFrom(table).select('id').where('user_id', '=', user).execute();
      return rows.length;
    });
    return Promise.all(counts);
  };

  it('is undone with its new area if nothing has changed', async () => {
    expect(await countRows(users.newArea)).toEqual([1, 1, 2, 4, 1]);
    await undo(users.newArea);
    expect(await countRows(users.newArea)).toEqual([0, 0, 0, 0, 0]);
  });

  it('is undone in an area that existed before', async () => {
    await undo(users.existingArea);
    expect(await countRows(users.existingArea)).toEqual([1, 0, 0, 0, 0]);
  });

  it.each(Object.entries(changes))('is not undone if it %s', async (user, change) => {
    await change(db, user);
    const before = await countRows(user);
    await expect(undo(user)).rejects.toMatchObject({ status: 409 });
    expect(await countRows(user)).toEqual(before);
  });
});
