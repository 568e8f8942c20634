import type { Kysely } from 'kysely';

/**
 * A covering index for the total time of a goal. Without `ended_at` in it, SQLite prefers to scan all of the user's
 * entries in the index by time, which has that column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('time_entries_by_goal').execute();
  await db.schema
    .createIndex('time_entries_by_goal')
    .on('time_entries')
    .columns(['user_id', 'goal_id', 'started_at', 'ended_at'])
    .execute();
}
