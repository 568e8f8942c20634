import { type Kysely, sql } from 'kysely';
import { parseTaskMinutes } from '#domain/plan/task-minutes.ts';
import { positionBetween } from '../positions.ts';

/** Plans start in a calendar week; tasks have a size, a week and an order; time is tracked on tasks and resources. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addSchedules(db);
  await addTaskColumns(db);
  // Before other tables refer to tasks, which would slow down the updates.
  await numberAndSizeTasks(db);
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

const ROWS_PER_PAGE = 1000;
const MAX_MINUTES = 60_000;

interface OldTask {
  readonly user_id: string;
  readonly goal_id: string;
  readonly created_at: number;
  readonly id: string;
  readonly title: string;
}

/**
 * The order of creation becomes that of the positions, and sizes are read from titles such as 'Read chapter 4 (45 min)', which
 * stay as they are. Each row is written once, next to rows of the same goal: on PostgreSQL, one update of all tasks takes many
 * times as long.
 */
async function numberAndSizeTasks(db: Kysely<unknown>): Promise<void> {
  let last: OldTask | undefined;
  let position: string | null = null;
  for (;;) {
    const rows = await listTasksAfter(db, last);
    const changes = rows.map((task) => {
      if (task.user_id !== last?.user_id || task.goal_id !== last.goal_id) position = null;
      // Far fewer tasks than there are positions.
      position = positionBetween(position, null)!;
      last = task;
      return [task.user_id, task.id, position, migratedMinutes(task.title)];
    });
    if (changes.length > 0) {
      await sql`update tasks set position = value ->> 2, estimated_minutes = cast(value ->> 3 as integer)
        from ${db.fn('json_array_elements', [sql.val(JSON.stringify(changes))])} as changes
        where tasks.user_id = value ->> 0 and tasks.id = value ->> 1`.execute(db);
    }
    if (rows.length < ROWS_PER_PAGE) return;
  }
}

/** The size that a task got from its title. */
export function migratedMinutes(title: string): number | null {
  const minutes = parseTaskMinutes(title);
  return minutes > 0 && minutes <= MAX_MINUTES ? minutes : null;
}

/** A page of tasks in the order of the index `tasks_by_goal`. */
async function listTasksAfter(db: Kysely<unknown>, last: OldTask | undefined): Promise<readonly OldTask[]> {
  const after =
    last &&
    sql`where (user_id, goal_id, created_at, id) > (${sql.join([last.user_id, last.goal_id, last.created_at, last.id])})`;
  const { rows } = await sql<OldTask>`select user_id, goal_id, created_at, id, title from tasks ${after ?? sql``}
    order by user_id, goal_id, created_at, id limit ${ROWS_PER_PAGE}`.execute(db);
  return rows;
}
