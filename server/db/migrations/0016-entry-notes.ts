import type { Kysely } from 'kysely';

/**
 * The note of a time entry, empty for all that exist. The default also applies to entries of plans that were deleted before
 * and are restored afterwards.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('time_entries')
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
