import type { Kysely } from 'kysely';

/** Counts the changes to an account, so that other devices can tell whether to fetch its data again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
