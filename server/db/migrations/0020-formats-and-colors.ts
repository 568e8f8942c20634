import { type Kysely, sql } from 'kysely';

/** In the order in which the areas of an account get them. */
const colors = 'blue orange green pink teal violet gold red cyan olive indigo gray'.split(' ');

/**
 * How dates and times are written, as in the language of the browser for every account that exists, and the colours of
 * focus areas. The areas of an account get different ones. The default is for areas that were deleted before and are
 * restored afterwards.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['date_format', 'time_format']) {
    await db.schema
      .alterTable('users')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo('auto'))
      .execute();
  }
  await db.schema
    .alterTable('focus_areas')
    .addColumn('color', 'text', (c) => c.notNull().defaultTo('blue'))
    .execute();
  const olderAreas = sql`
    select count(*) from focus_areas older
    where older.user_id = focus_areas.user_id
      and (older.created_at < focus_areas.created_at
        or older.created_at = focus_areas.created_at and older.id < focus_areas.id)`;
  const cases = colors.map((color, n) => sql`when ${sql.lit(n)} then ${sql.lit(color)}`);
  await sql`
    update focus_areas
    set color = case (${olderAreas}) % ${sql.lit(colors.length)} ${sql.join(cases, sql` `)} end`.execute(db);
}
