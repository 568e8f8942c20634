import { type Kysely, sql } from 'kysely';
import { toSortKey } from '#domain/search/search.ts';
import type { DatabaseKind } from '../kind.ts';

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  // Compared bytewise on both databases; PostgreSQL would otherwise use the collation of the server's locale.
  const key = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
  await addKey(db, key, 'focus_areas', 'name', 'name_key');
  await addKey(db, key, 'goals', 'title', 'title_key');

  await db.schema
    .createTable('action_plans')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('focus_area_id', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('structure', 'text', (c) => c.notNull())
    .addColumn('weeks', 'integer')
    .addColumn('weekly_hours', 'integer', (c) => c.notNull())
    .addColumn('commitment_level', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('action_plans_pk', ['user_id', 'id'])
    .addForeignKeyConstraint(
      'action_plans_of_focus_area',
      ['user_id', 'focus_area_id'],
      'focus_areas',
      ['user_id', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .addCheckConstraint('action_plans_structure', sql`structure in ('weekly', 'backlog')`)
    .addCheckConstraint('action_plans_commitment_level', sql`commitment_level in ('Light', 'Medium', 'Strong')`)
    .addCheckConstraint('action_plans_weeks_if_weekly', sql`(structure = 'backlog') = (weeks is null)`)
    .addCheckConstraint('action_plans_weeks', sql`weeks between 1 and 52`)
    .addCheckConstraint('action_plans_weekly_hours', sql`weekly_hours between 1 and 168`)
    .execute();
  await db.schema
    .createIndex('action_plans_by_focus_area')
    .on('action_plans')
    .columns(['user_id', 'focus_area_id'])
    .execute();

  // The primary key ensures that a goal is in at most one plan.
  await db.schema
    .createTable('action_plan_goals')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('goal_id', 'text', (c) => c.notNull())
    .addColumn('action_plan_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('action_plan_goals_pk', ['user_id', 'goal_id'])
    .addForeignKeyConstraint('action_plan_goals_of_goal', ['user_id', 'goal_id'], 'goals', ['user_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint(
      'action_plan_goals_of_action_plan',
      ['user_id', 'action_plan_id'],
      'action_plans',
      ['user_id', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('action_plan_goals_by_action_plan')
    .on('action_plan_goals')
    .columns(['user_id', 'action_plan_id'])
    .execute();

  await createInventory(db, key);
  await createTasks(db);
}

async function createInventory(db: Kysely<unknown>, key: ReturnType<typeof sql>): Promise<void> {
  await db.schema
    .createTable('inventory_items')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('goal_id', 'text', (c) => c.notNull())
    .addColumn('priority', 'text', (c) => c.notNull())
    .addColumn('estimated_minutes', 'integer')
    .addColumn('rating', 'integer')
    .addColumn('completed_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('title_key', key, (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('url', 'text')
    .addColumn('tags', 'text', (c) => c.notNull())
    // Long columns come last, so that sorting and filtering do not have to read past them.
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('reflection_note', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('inventory_items_pk', ['user_id', 'id'])
    .addForeignKeyConstraint('inventory_items_of_goal', ['user_id', 'goal_id'], 'goals', ['user_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .addCheckConstraint('inventory_items_priority', sql`priority in ('high', 'med', 'low')`)
    .addCheckConstraint('inventory_items_rating', sql`rating between 1 and 5`)
    .addCheckConstraint('inventory_items_estimated_minutes', sql`estimated_minutes >= 1`)
    .execute();
  // Includes completed_at, so that items are counted from the index alone.
  await db.schema
    .createIndex('inventory_items_by_goal')
    .on('inventory_items')
    .columns(['user_id', 'goal_id', 'created_at', 'id', 'completed_at'])
    .execute();
  await db.schema
    .createIndex('inventory_items_by_age')
    .on('inventory_items')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
}

async function createTasks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tasks')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('goal_id', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('completed_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('tasks_pk', ['user_id', 'id'])
    .addForeignKeyConstraint('tasks_of_goal', ['user_id', 'goal_id'], 'goals', ['user_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('tasks_by_goal')
    .on('tasks')
    .columns(['user_id', 'goal_id', 'created_at', 'id', 'completed_at'])
    .execute();

  await db.schema
    .createTable('task_items')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('task_id', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('task_items_pk', ['user_id', 'task_id', 'item_id'])
    .addForeignKeyConstraint('task_items_of_task', ['user_id', 'task_id'], 'tasks', ['user_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('task_items_of_item', ['user_id', 'item_id'], 'inventory_items', ['user_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('task_items_by_item').on('task_items').columns(['user_id', 'item_id']).execute();
}

/** The number of values per statement is limited. */
const ROWS_AT_ONCE = 1000;

async function addKey(
  db: Kysely<unknown>,
  type: ReturnType<typeof sql>,
  table: string,
  named: string,
  key: string,
): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(key, type, (c) => c.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<{
    user_id: string;
    id: string;
    name: string;
  }>`select user_id, id, ${sql.ref(named)} as name from ${sql.table(table)}`.execute(db);
  for (let n = 0; n < rows.length; n += ROWS_AT_ONCE) {
    const keys = rows
      .slice(n, n + ROWS_AT_ONCE)
      .map(({ user_id, id, name }) => sql`(${user_id}, ${id}, ${toSortKey(name)})`);
    await sql`with keys(user_id, id, sort_key) as (values ${sql.join(keys)})
      update ${sql.table(table)} set ${sql.ref(key)} = keys.sort_key from keys
      where ${sql.table(table)}.user_id = keys.user_id and ${sql.table(table)}.id = keys.id`.execute(db);
  }
}
