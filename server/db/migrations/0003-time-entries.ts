import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('time_entries')
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
    .addCheckConstraint('time_entries_in_order', sql`ended_at >= started_at`)
    .execute();
  await db.schema
    .createIndex('time_entries_one_running')
    .unique()
    .on('time_entries')
    .columns(['user_id', 'goal_id'])
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  // A covering index for reports: a year of weeks is a single index scan.
  await db.schema
    .createIndex('time_entries_by_time')
    .on('time_entries')
    .columns(['user_id', 'started_at', 'ended_at', 'goal_id'])
    .execute();
  await db.schema
    .createIndex('time_entries_by_goal')
    .on('time_entries')
    .columns(['user_id', 'goal_id', 'started_at'])
    .execute();
}
