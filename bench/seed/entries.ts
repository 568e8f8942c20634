import { type RawBuilder, sql } from 'kysely';
import { entryTextColumns } from '#server/db/entry-text.ts';
import type { Db } from '#server/db/schema.ts';
import { seedIdSql, LAST_ENTRY_END } from './ids.ts';

const MINUTE = 60_000;
/** Makes about fourteen entries a day, so that ten times the entries cover ten times the days. */
const ENTRY_INTERVAL = 100 * MINUTE;
const ENTRY_DURATION = 45 * MINUTE;
/** Statements time out after ten seconds. */
const CHUNK_SIZE = 20_000;

/** Every fourth entry has a note and a tag. */
const TEXT_INTERVAL = 4;
const text = entryTextColumns('A call about the next steps', ['Client']);
const textOrEmpty = (index: RawBuilder<unknown>, value: string, empty: string) =>
  sql`case when (${index}) % ${sql.lit(TEXT_INTERVAL)} = 0 then ${sql.lit(value)} else ${sql.lit(empty)} end`;

/** A common table expression `numbers` whose column `n` counts from `from` (inclusive) to `to` (exclusive). */
const withNumberRange = (from: number, to: number) =>
  sql`with recursive numbers(n) as (select cast(${sql.lit(from)} as bigint) union all select n + 1 from numbers where n + 1 < ${sql.lit(to)})`;
export const withNumbers = (count: number) => withNumberRange(0, count);

/** Counts back from the end, so that all accounts end on the same day. */
const entryStart = (index: RawBuilder<unknown>) =>
  sql`(${sql.lit(LAST_ENTRY_END - ENTRY_INTERVAL)} - ${sql.lit(ENTRY_INTERVAL)} * (${index}))`;

/** Inserts `entries` entries for each user, spread over their goals. */
export async function seedEntries(
  db: Db,
  user: RawBuilder<unknown>,
  goals: number,
  entries: number,
  users = 1,
): Promise<void> {
  const index = sql`n % ${sql.lit(entries)}`;
  for (let from = 0; from < entries * users; from += CHUNK_SIZE) {
    await sql`insert into time_entries (user_id, id, goal_id, started_at, ended_at, created_at, note, tags, search_text)
      ${withNumberRange(from, Math.min(from + CHUNK_SIZE, entries * users))} select ${user}, ${seedIdSql('entry', index)},
        ${seedIdSql('goal', sql`n % ${sql.lit(goals)}`)}, ${entryStart(index)}, ${entryStart(index)} + ${sql.lit(ENTRY_DURATION)}, 0,
        ${textOrEmpty(index, text.note, '')}, ${textOrEmpty(index, text.tags, '[]')}, ${textOrEmpty(index, text.search_text, '')} from numbers`.execute(
      db,
    );
  }
}
