import type { Kysely } from 'kysely';

/** How dates and times are written, as in the language of the browser for every account that exists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['date_format', 'time_format']) {
    await db.schema
      .alterTable('users')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo('auto'))
      .execute();
  }
}
