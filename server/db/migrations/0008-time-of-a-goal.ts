import type { Kysely } from 'kysely';

/**
 * All that is summed up of a goal is in its index. Without the ends in it, SQLite would rather read every entry of the
 * user from the index of times, which has them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('time_entries_by_goal').execute();
  await db.schema
    .createIndex('time_entries_by_goal')
    .on('time_entries')
    .columns(['user_id', 'goal_id', 'started_at', 'ended_at'])
    .execute();
}
