import type { Kysely } from 'kysely';

/** The setting "starting a timer stops the others", off for every account that exists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('single_timer', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
