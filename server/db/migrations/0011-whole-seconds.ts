import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../kind.ts';

/**
 * From now on, entries begin and end on whole seconds and last for at least one. Truncation preserves the order of
 * entries, and none becomes longer than seven days.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await (kind === 'postgres' ? upPostgres(db) : upSqlite(db));
}

/** Rounds down, including before 1970, where remainders are negative. */
const start = sql`started_at - (started_at % 1000 + 1000) % 1000`;
const end = sql`ended_at - (ended_at % 1000 + 1000) % 1000`;
const endAfterStart = sql`case when ${end} > ${start} then ${end} else ${start} + 1000 end`;
const wholeEnd = sql`case when ended_at is null then null else ${endAfterStart} end`;

const inOrder = sql`ended_at > started_at`;
const inSeconds = sql`started_at % 1000 = 0 and (ended_at is null or ended_at % 1000 = 0)`;

async function upPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`alter table time_entries drop constraint time_entries_in_order`.execute(db);
  await sql`update time_entries set started_at = ${start}, ended_at = ${wholeEnd}
    where started_at % 1000 <> 0 or ended_at % 1000 <> 0 or ended_at = started_at`.execute(db);
  await sql`alter table time_entries
    add constraint time_entries_in_order check (${inOrder}),
    add constraint time_entries_in_seconds check (${inSeconds})`.execute(db);
}

/** SQLite cannot add a constraint to a table. */
async function upSqlite(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('time_entries_new')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('goal_id', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('time_entries_pk', ['user_id', 'id'])
    .addForeignKeyConstraint('time_entries_of_goal', ['user_id', 'goal_id'], 'goals', ['user_id', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .addCheckConstraint('time_entries_in_order', inOrder)
    .addCheckConstraint('time_entries_in_seconds', inSeconds)
    .execute();
  await sql`insert into time_entries_new (user_id, id, goal_id, started_at, ended_at, created_at)
    select user_id, id, goal_id, ${start}, ${wholeEnd}, created_at from time_entries order by user_id, id`.execute(db);
  await db.schema.dropTable('time_entries').execute();
  await db.schema.alterTable('time_entries_new').renameTo('time_entries').execute();
  await db.schema
    .createIndex('time_entries_one_running')
    .unique()
    .on('time_entries')
    .columns(['user_id', 'goal_id'])
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('time_entries_by_time')
    .on('time_entries')
    .columns(['user_id', 'started_at', 'ended_at', 'goal_id'])
    .execute();
  await db.schema
    .createIndex('time_entries_by_goal')
    .on('time_entries')
    .columns(['user_id', 'goal_id', 'started_at', 'ended_at'])
    .execute();
}
