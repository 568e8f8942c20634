import type { Kysely } from 'kysely';

/** Records when targets were applied to past weeks in bulk, so that exactly those can be removed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('weekly_goals').addColumn('applied_at', 'bigint').execute();
}
