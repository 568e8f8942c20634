import { sql } from 'kysely';
import type { Db } from '../../server/db/open.ts';
import type { TestDatabase } from '../../server/testing/databases.ts';
import { fillContents } from './contents.ts';
import { fillEntries, upTo } from './entries.ts';
import { AREAS, filledWeek, GOALS, idIn, RUNNING, SPARE_GOALS, UNTIL } from './ids.ts';
import { openForFilling } from './open.ts';
import { fillOthers } from './others.ts';
import { planWeeks } from './weeks.ts';

/** So many others, and of each of these accounts, by e-mail, so many entries. */
export async function fill(
  settings: TestDatabase['settings'],
  accounts: Readonly<Record<string, number>>,
  others: number,
): Promise<void> {
  const db = await openForFilling(settings);
  await fillOthers(db, others);
  for (const [email, entries] of Object.entries(accounts)) await fillAccount(db, await userIdOf(db, email), entries);
  await tidy(db, settings);
  await db.destroy();
}

/** PostgreSQL does so by itself after a while; what is measured should not depend on when. */
export async function tidy(db: Db, settings: TestDatabase['settings']): Promise<void> {
  if (settings.databaseUrl) await sql`vacuum analyze`.execute(db);
}

export async function userIdOf(db: Db, email: string): Promise<string> {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

async function fillAccount(db: Db, userId: string, entries: number): Promise<void> {
  const n = sql`n`;
  const user = sql.lit(userId);
  await sql`insert into focus_areas (user_id, id, name, description, created_at)
    ${upTo(AREAS)} select ${user}, ${idIn('area', n)}, 'Area ' || n, '', 0 from c`.execute(db);
  await sql`insert into goals (user_id, id, focus_area_id, title, status, is_favorite, timeframe_year, created_at)
    ${upTo(GOALS + SPARE_GOALS)} select ${user}, ${idIn('goal', n)}, ${idIn('area', sql`n % ${sql.lit(AREAS)}`)},
      'Goal ' || n || ': something worth the year', 'Active', 0, 2026, 0 from c`.execute(db);
  await fillEntries(db, user, GOALS, entries);
  await sql`insert into time_entries (user_id, id, goal_id, started_at, ended_at, created_at)
    ${upTo(RUNNING)} select ${user}, ${idIn('timer', n)}, ${idIn('goal', n)}, ${sql.lit(UNTIL)} - 1000 * n, null, 0 from c`.execute(
    db,
  );
  await planWeeks(db, userId, filledWeek);
  await fillContents(db, userId);
}
