import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { TestDatabase } from '#server/testing/database/databases.ts';
import { seedEntrySteps, seedPlans } from './plans.ts';
import { seedEntries, withNumbers } from './entries.ts';
import {
  AREAS,
  seededWeek,
  GOALS,
  seedIdSql,
  RUNNING_TIMERS,
  SPARE_GOALS,
  LAST_ENTRY_END,
  TITLE_SUFFIX,
} from './ids.ts';
import { openForSeeding } from './open-database.ts';
import { seedOtherUsers } from './other-users.ts';
import { seedWeeklyGoals } from './weekly-goals.ts';

/** `accounts` maps existing users' email addresses to a number of entries; `others` is the number of background users. */
export async function seedDatabase(
  settings: TestDatabase['settings'],
  accounts: Readonly<Record<string, number>>,
  others: number,
): Promise<void> {
  const db = await openForSeeding(settings);
  await seedOtherUsers(db, others);
  for (const [email, entries] of Object.entries(accounts)) await seedAccount(db, await getUserId(db, email), entries);
  await vacuum(db, settings);
  await db.destroy();
}

/** Otherwise autovacuum would run at an unpredictable moment during the measurement. */
async function vacuum(db: Db, settings: TestDatabase['settings']): Promise<void> {
  if (settings.databaseUrl) await sql`vacuum analyze`.execute(db);
}

async function getUserId(db: Db, email: string): Promise<string> {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

async function seedAccount(db: Db, userId: string, entries: number): Promise<void> {
  const n = sql`n`;
  const user = sql.lit(userId);
  await sql`insert into focus_areas (user_id, id, name, description, created_at)
    ${withNumbers(AREAS)} select ${user}, ${seedIdSql('area', n)}, 'Area ' || n, '', 0 from numbers`.execute(db);
  await sql`insert into goals (user_id, id, focus_area_id, title, status, is_favorite, timeframe_year, created_at)
    ${withNumbers(GOALS + SPARE_GOALS)} select ${user}, ${seedIdSql('goal', n)}, ${seedIdSql('area', sql`n % ${sql.lit(AREAS)}`)},
      'Goal ' || n || ${sql.lit(TITLE_SUFFIX)}, 'Active', 0, 2026, 0 from numbers`.execute(db);
  await seedEntries(db, user, GOALS, entries);
  await sql`insert into time_entries (user_id, id, goal_id, started_at, ended_at, created_at)
    ${withNumbers(RUNNING_TIMERS)} select ${user}, ${seedIdSql('timer', n)}, ${seedIdSql('goal', n)}, ${sql.lit(LAST_ENTRY_END)} - 1000 * n, null, 0 from numbers`.execute(
    db,
  );
  await seedWeeklyGoals(db, userId, seededWeek);
  await seedPlans(db, userId);
  await seedEntrySteps(db, userId);
}
