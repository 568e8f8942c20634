import { type Kysely, sql } from 'kysely';
import { entrySearchText } from '../entry-text.ts';

const ROWS_PER_PAGE = 1000;

interface Tables {
  time_entries: { user_id: string; id: string; note: string; search_text: string };
}

/** The tags of a time entry, and its note and tags normalized for search. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Tables>;
  await db.schema
    .alterTable('time_entries')
    .addColumn('tags', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .alterTable('time_entries')
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  for (let after = ['', '']; ;) {
    const rows = await db
      .selectFrom('time_entries')
      .select(['user_id', 'id', 'note'])
      .where('note', '<>', '')
      .where(sql<boolean>`(user_id, id) > (${sql.join(after)})`)
      .orderBy('user_id')
      .orderBy('id')
      .limit(ROWS_PER_PAGE)
      .execute();
    for (const { user_id, id, note } of rows) {
      await db
        .updateTable('time_entries')
        .set({ search_text: entrySearchText(note, []) })
        .where('user_id', '=', user_id)
        .where('id', '=', id)
        .execute();
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_PAGE) return;
    after = [last.user_id, last.id];
  }
}
