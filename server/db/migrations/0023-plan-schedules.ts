import { type Kysely, sql } from 'kysely';
import { minutesInTitle } from '#domain/plan/task-minutes.ts';
import type { DatabaseKind } from '../kind.ts';
import { firstPositions } from '../positions.ts';

/** Plans start in a calendar week; tasks have a size, a week and an order; time is tracked on tasks and resources. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await addSchedules(db);
  await addTaskColumns(db);
  // Before other tables refer to tasks, which would slow down the updates.
  await numberAndSizeTasks(db, kind);
  await createTicks(db);
  await createEntrySteps(db);
  await sql`alter table account_sizes add column task_ticks integer`.execute(db);
  // Sizes of accounts that were counted before would lack the new table, so they are counted again.
  await sql`delete from account_sizes`.execute(db);
}

async function addSchedules(db: Kysely<unknown>): Promise<void> {
  const plans = db.schema.alterTable('action_plans');
  await plans.addColumn('start_week', 'text').execute();
  await plans.addColumn('paused_from', 'text').execute();
  await plans.addColumn('pauses', 'text', (c) => c.notNull().defaultTo('[]')).execute();
  await plans.addColumn('finished_at', 'bigint').execute();
  await plans.addColumn('last_replan', 'text').execute();
  await db.schema
    .alterTable('action_plan_goals')
    .addColumn('week', 'integer', (c) => c.check(sql`week between 1 and 104`))
    .execute();
}

async function addTaskColumns(db: Kysely<unknown>): Promise<void> {
  const tasks = db.schema.alterTable('tasks');
  await tasks.addColumn('estimated_minutes', 'integer', (c) => c.check(sql`estimated_minutes >= 1`)).execute();
  await tasks.addColumn('times_per_week', 'integer', (c) => c.check(sql`times_per_week between 1 and 7`)).execute();
  await tasks.addColumn('week', 'integer', (c) => c.check(sql`week between 1 and 104`)).execute();
  await tasks.addColumn('until_week', 'integer', (c) => c.check(sql`until_week between 1 and 104`)).execute();
  // The default is for tasks that were deleted before and are restored afterwards.
  await tasks.addColumn('position', 'text', (c) => c.notNull().defaultTo('50')).execute();
  await tasks.addColumn('set_aside_at', 'bigint').execute();
}

async function createTicks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('task_ticks')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('task_id', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('task_ticks_pk', ['user_id', 'task_id', 'day'])
    .addForeignKeyConstraint('task_ticks_of_task', ['user_id', 'task_id'], 'tasks', ['user_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute();
}

async function createEntrySteps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entry_steps')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .addColumn('task_id', 'text')
    .addColumn('item_id', 'text')
    .addPrimaryKeyConstraint('entry_steps_pk', ['user_id', 'entry_id'])
    .addForeignKeyConstraint('entry_steps_of_entry', ['user_id', 'entry_id'], 'time_entries', ['user_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('entry_steps_of_task', ['user_id', 'task_id'], 'tasks', ['user_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('entry_steps_of_item', ['user_id', 'item_id'], 'inventory_items', ['user_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .addCheckConstraint('entry_steps_one_step', sql`(task_id is null) <> (item_id is null)`)
    .execute();
  await db.schema
    .createIndex('entry_steps_by_task')
    .on('entry_steps')
    .columns(['user_id', 'task_id', 'entry_id'])
    .execute();
  await db.schema
    .createIndex('entry_steps_by_item')
    .on('entry_steps')
    .columns(['user_id', 'item_id', 'entry_id'])
    .execute();
}

/** From the last opening bracket of a title, where a size would be. */
const ending = sql`substr(title, length(rtrim(title, replace(title, '(', ''))))`;
/** Other titles with brackets at their end are not read, which bounds the memory that this takes. */
const LONGEST_SIZE = '(999 × 9999 h 9999 min)'.length;

/**
 * The order of creation becomes that of the positions, and sizes are read from titles such as 'Read chapter 4 (45 min)', which
 * stay as they are. Many tasks share few positions and sizes, so one statement gives each task its own.
 */
async function numberAndSizeTasks(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'postgres') await makeRoomInPages(db);
  await sql`with positions as materialized (
      select cast(value ->> 0 as integer) as n, value ->> 1 as position from ${toTable(db, await listPositions(db))}
    ), sizes as materialized (
      select value ->> 0 as ending, cast(value ->> 1 as integer) as minutes from ${toTable(db, await listSizes(db))}
    ), numbered as (
      select user_id, id, ${ending} as ending,
        row_number() over (partition by user_id, goal_id order by created_at, id) as n from tasks
    )
    update tasks set position = positions.position, estimated_minutes = sizes.minutes
    from numbered join positions on positions.n = numbered.n left join sizes on sizes.ending = numbered.ending
    where tasks.user_id = numbered.user_id and tasks.id = numbered.id`.execute(db);
  if (kind === 'postgres') await sql`alter table tasks reset (fillfactor), set without cluster`.execute(db);
}

/** New versions of rows need no new entries in indexes if they fit in the same page. Otherwise, this takes three times as long. */
async function makeRoomInPages(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tasks set (fillfactor = 45)`.execute(db);
  await sql`cluster tasks using tasks_by_goal`.execute(db);
}

const toTable = (db: Kysely<unknown>, rows: readonly (readonly unknown[])[]) =>
  db.fn('json_array_elements', [sql.val(JSON.stringify(rows))]);

/** The positions of the first, second … task, as many as the longest goal needs. */
async function listPositions(db: Kysely<unknown>): Promise<[n: number, position: string][]> {
  const { rows } = await sql<{ longest: number }>`select coalesce(max(tasks), 0) as longest
    from (select count(*) as tasks from tasks group by user_id, goal_id) as goals`.execute(db);
  return firstPositions(rows[0]!.longest).map((position, n) => [n + 1, position]);
}

/** The endings of titles that are sizes. */
async function listSizes(db: Kysely<unknown>): Promise<[ending: string, minutes: number][]> {
  const { rows } = await sql<{ ending: string }>`select ${ending} as ending from tasks where title like '%)'
    group by ${ending} having length(${ending}) <= ${sql.lit(LONGEST_SIZE)}`.execute(db);
  return rows.flatMap((row) => {
    const minutes = minutesInTitle(row.ending);
    return minutes === null ? [] : [[row.ending, minutes]];
  });
}
