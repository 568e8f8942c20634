import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../server/db/open.ts';
import { idIn, UNTIL } from './ids.ts';

const MINUTE = 60_000;
/** Some fourteen a day: ten times the history is ten times the days, not busier ones. */
const EVERY = 100 * MINUTE;
const LASTING = 45 * MINUTE;
/** A statement may not take longer than ten seconds. */
const PART = 20_000;

/** Numbers from one up to but not including another, as the table `c`. */
export const fromTo = (from: number, to: number) =>
  sql`with recursive c(n) as (select cast(${sql.lit(from)} as bigint) union all select n + 1 from c where n + 1 < ${sql.lit(to)})`;
export const upTo = (count: number) => fromTo(0, count);

/** Newest first, so that every account is busy until the same day. */
const startOf = (back: RawBuilder<unknown>) => sql`(${sql.lit(UNTIL - EVERY)} - ${sql.lit(EVERY)} * (${back}))`;

/** So many for each of so many users, spread over the goals of each. */
export async function fillEntries(
  db: Db,
  user: RawBuilder<unknown>,
  goals: number,
  entries: number,
  users = 1,
): Promise<void> {
  const k = sql`n % ${sql.lit(entries)}`;
  for (let from = 0; from < entries * users; from += PART) {
    await sql`insert into time_entries (user_id, id, goal_id, started_at, ended_at, created_at)
      ${fromTo(from, Math.min(from + PART, entries * users))} select ${user}, ${idIn('entry', k)},
        ${idIn('goal', sql`n % ${sql.lit(goals)}`)}, ${startOf(k)}, ${startOf(k)} + ${sql.lit(LASTING)}, 0 from c`.execute(
      db,
    );
  }
}
