import type { Kysely } from 'kysely';

/** When targets were applied to a past week in one go, so that exactly those can be removed again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('weekly_goals').addColumn('applied_at', 'bigint').execute();
}
