import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { seedIdSql, LAST_ENTRY_END } from './ids.ts';

const MINUTE = 60_000;
/** About fourteen entries a day, so that ten times the entries cover ten times the days. */
const ENTRY_INTERVAL = 100 * MINUTE;
const ENTRY_DURATION = 45 * MINUTE;
/** Statements time out after ten seconds. */
const CHUNK_SIZE = 20_000;

/** The numbers from `from` (inclusive) to `to` (exclusive), as the table `c`. */
const numberRange = (from: number, to: number) =>
  sql`with recursive c(n) as (select cast(${sql.lit(from)} as bigint) union all select n + 1 from c where n + 1 < ${sql.lit(to)})`;
export const numbersBelow = (count: number) => numberRange(0, count);

/** Counts back from the end, so that all accounts end on the same day. */
const entryStart = (back: RawBuilder<unknown>) =>
  sql`(${sql.lit(LAST_ENTRY_END - ENTRY_INTERVAL)} - ${sql.lit(ENTRY_INTERVAL)} * (${back}))`;

/** Inserts `entries` entries for each user, spread over their goals. */
export async function seedEntries(
  db: Db,
  user: RawBuilder<unknown>,
  goals: number,
  entries: number,
  users = 1,
): Promise<void> {
  const k = sql`n % ${sql.lit(entries)}`;
  for (let from = 0; from < entries * users; from += CHUNK_SIZE) {
    await sql`insert into time_entries (user_id, id, goal_id, started_at, ended_at, created_at)
      ${numberRange(from, Math.min(from + CHUNK_SIZE, entries * users))} select ${user}, ${seedIdSql('entry', k)},
        ${seedIdSql('goal', sql`n % ${sql.lit(goals)}`)}, ${entryStart(k)}, ${entryStart(k)} + ${sql.lit(ENTRY_DURATION)}, 0 from c`.execute(
      db,
    );
  }
}
