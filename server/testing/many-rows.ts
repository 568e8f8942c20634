import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/open.ts';

/** On PostgreSQL a statement may not take longer than ten seconds. */
const ROWS_AT_ONCE = 20_000;

/** Inserts `count` rows straight into the database; in `values`, `n` counts them from 0. */
export async function insertMany(
  db: Db,
  userId: string,
  table: string,
  columns: string,
  count: number,
  values: RawBuilder<unknown>,
): Promise<void> {
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const to = Math.min(from + ROWS_AT_ONCE, count);
    await sql`insert into ${sql.table(table)} (user_id, ${sql.raw(columns)})
      with recursive c(n) as (select cast(${sql.lit(from)} as bigint) union all select n + 1 from c where n + 1 < ${sql.lit(to)})
      select ${sql.lit(userId)}, ${values} from c`.execute(db);
  }
}

/** Rows inserted directly are counted the next time something is added to the account. */
export async function forgetSizes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('account_sizes').where('user_id', '=', userId).execute();
}
