import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('action_plans').addColumn('came_along', 'text').execute();
}
