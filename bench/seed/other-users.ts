import { sql } from 'kysely';
import { addDays, weeksFrom } from '#domain/calendar/calendar.ts';
import { BEGINNING_OF_TIME } from '#domain/focus-area/effective-settings.ts';
import type { Db } from '#server/db/schema.ts';
import { seedEntries, withNumbers } from './entries.ts';
import { seededWeek, seedIdSql, seedId } from './ids.ts';

const GOALS_PER_USER = 5;
const ENTRIES_PER_USER = 30;

/** Background users with little data. */
export async function seedOtherUsers(db: Db, users: number): Promise<void> {
  const n = sql`n`;
  const goalsPerUser = sql.lit(GOALS_PER_USER);
  await sql`insert into users (id, email, email_key, password_hash, time_zone, created_at)
    ${withNumbers(users)} select ${seedIdSql('user', n)}, 'other' || n, 'other' || n, '', 'UTC', 0 from numbers`.execute(
    db,
  );
  await sql`insert into focus_areas (user_id, id, name, description, created_at)
    ${withNumbers(users)} select ${seedIdSql('user', n)}, ${seedIdSql('area', n)}, 'Area', '', 0 from numbers`.execute(
    db,
  );
  await sql`insert into goals (user_id, id, focus_area_id, title, status, is_favorite, timeframe_year, created_at)
    ${withNumbers(users * GOALS_PER_USER)} select ${seedIdSql('user', sql`n / ${goalsPerUser}`)}, ${seedIdSql('goal', sql`n % ${goalsPerUser}`)},
      ${seedIdSql('area', sql`n / ${goalsPerUser}`)}, 'Goal', 'Active', 0, 2026, 0 from numbers`.execute(db);
  await sql`insert into focus_area_settings (user_id, focus_area_id, from_week, focus_area_class, default_weekly_min, weight)
    ${withNumbers(users)} select ${seedIdSql('user', n)}, ${seedIdSql('area', n)}, ${BEGINNING_OF_TIME}, 'level_up', 60, 5 from numbers`.execute(
    db,
  );
  for (const [w, week] of weeksFrom(addDays(seededWeek, -63), 10).entries()) {
    await sql`insert into weekly_goals (user_id, id, focus_area_id, week_start, goal_min, is_resting, created_at)
      ${withNumbers(users)} select ${seedIdSql('user', n)}, ${seedId('week', w)}, ${seedIdSql('area', n)}, ${week}, null, 0, 0 from numbers`.execute(
      db,
    );
  }
  await sql`insert into inventory_items (user_id, id, goal_id, title, title_key, search_text, notes, tags,
      reflection_note, priority, created_at)
    ${withNumbers(users * GOALS_PER_USER)} select ${seedIdSql('user', sql`n / ${goalsPerUser}`)}, ${seedIdSql('item', sql`n % ${goalsPerUser}`)},
      ${seedIdSql('goal', sql`n % ${goalsPerUser}`)}, 'Item', 'item', 'item', '', '[]', '', 'med', 0 from numbers`.execute(
    db,
  );
  await sql`insert into tasks (user_id, id, goal_id, title, created_at)
    ${withNumbers(users * GOALS_PER_USER)} select ${seedIdSql('user', sql`n / ${goalsPerUser}`)}, ${seedIdSql('task', sql`n % ${goalsPerUser}`)},
      ${seedIdSql('goal', sql`n % ${goalsPerUser}`)}, 'Task', 0 from numbers`.execute(db);
  await seedEntries(
    db,
    seedIdSql('user', sql`n / ${sql.lit(ENTRIES_PER_USER)}`),
    GOALS_PER_USER,
    ENTRIES_PER_USER,
    users,
  );
}
