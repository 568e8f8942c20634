import { type Kysely, sql } from 'kysely';
import { parseTaskMinutes } from '#domain/plan/task-minutes.ts';

/** Plans start in a calendar week; tasks have a size, a week and an order; time is tracked on tasks and resources. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addSchedules(db);
  await addTaskColumns(db);
  await createTicks(db);
  await createEntrySteps(db);
  await sql`alter table account_sizes add column task_ticks integer`.execute(db);
  // Sizes of accounts that were counted before would lack the new table, so they are counted again.
  await sql`delete from account_sizes`.execute(db);
  await numberTasks(db);
  await readSizesFromTitles(db);
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
  await db.schema.createIndex('entry_steps_by_task').on('entry_steps').columns(['user_id', 'task_id']).execute();
  await db.schema.createIndex('entry_steps_by_item').on('entry_steps').columns(['user_id', 'item_id']).execute();
}

/** The order of creation, as the keys that `positionBetween` continues: '50' … '59', '600' … '699', '7000' …. */
async function numberTasks(db: Kysely<unknown>): Promise<void> {
  const key = (head: string, offset: number, base: number) =>
    sql`${sql.lit(head)} || substr(cast(n - ${sql.lit(offset)} + ${sql.lit(base)} as text), 2)`;
  await sql`update tasks set position = case
      when n < 10 then ${key('5', 0, 10)}
      when n < 110 then ${key('6', 10, 100)}
      when n < 1110 then ${key('7', 110, 1000)}
      when n < 11110 then ${key('8', 1110, 10_000)}
      else ${key('9', 11_110, 100_000)} end
    from (
      select user_id as owner, id as task_id,
        row_number() over (partition by user_id, goal_id order by created_at, id) - 1 as n
      from tasks
    ) as numbered
    where user_id = owner and id = task_id`.execute(db);
}

const ROWS_PER_PAGE = 1000;
const MAX_MINUTES = 60_000;

/** Titles such as 'Read chapter 4 (45 min)' stay as they are. */
async function readSizesFromTitles(db: Kysely<unknown>): Promise<void> {
  for (let after = ['', '']; ;) {
    const { rows } = await sql<{ user_id: string; id: string; title: string }>`
      select user_id, id, title from tasks
      where title like '%)' and (user_id, id) > (${sql.join(after)})
      order by user_id, id limit ${ROWS_PER_PAGE}`.execute(db);
    const sizes = rows.flatMap(({ user_id, id, title }) => {
      const minutes = parseTaskMinutes(title);
      return minutes > 0 && minutes <= MAX_MINUTES ? [sql`(${user_id}, ${id}, ${sql.lit(minutes)})`] : [];
    });
    if (sizes.length > 0) {
      await sql`with sizes(owner, task_id, minutes) as (values ${sql.join(sizes)})
        update tasks set estimated_minutes = sizes.minutes from sizes
        where tasks.user_id = owner and tasks.id = task_id`.execute(db);
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_PAGE) return;
    after = [last.user_id, last.id];
  }
}
