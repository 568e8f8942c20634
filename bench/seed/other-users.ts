import { sql } from 'kysely';
import { addDays, weeksFrom } from '#domain/calendar.ts';
import { FROM_EVER } from '#domain/settings-in-force.ts';
import type { Db } from '../../server/db/open.ts';
import { fillEntries, upTo } from './entries.ts';
import { filledWeek, idIn, idOf } from './ids.ts';

const GOALS = 5;
const ENTRIES = 30;

/** Those among whom an account is measured. */
export async function fillOthers(db: Db, users: number): Promise<void> {
  const n = sql`n`;
  const goals = sql.lit(GOALS);
  await sql`insert into users (id, email, email_key, password_hash, time_zone, created_at)
    ${upTo(users)} select ${idIn('user', n)}, 'other' || n, 'other' || n, '', 'UTC', 0 from c`.execute(db);
  await sql`insert into focus_areas (user_id, id, name, description, created_at)
    ${upTo(users)} select ${idIn('user', n)}, ${idIn('area', n)}, 'Area', '', 0 from c`.execute(db);
  await sql`insert into goals (user_id, id, focus_area_id, title, status, is_favorite, timeframe_year, created_at)
    ${upTo(users * GOALS)} select ${idIn('user', sql`n / ${goals}`)}, ${idIn('goal', sql`n % ${goals}`)},
      ${idIn('area', sql`n / ${goals}`)}, 'Goal', 'Active', 0, 2026, 0 from c`.execute(db);
  await sql`insert into focus_area_settings (user_id, focus_area_id, from_week, focus_area_class, default_weekly_min, weight)
    ${upTo(users)} select ${idIn('user', n)}, ${idIn('area', n)}, ${FROM_EVER}, 'level_up', 60, 5 from c`.execute(db);
  for (const [w, week] of weeksFrom(addDays(filledWeek, -63), 10).entries()) {
    await sql`insert into weekly_goals (user_id, id, focus_area_id, week_start, goal_min, is_resting, created_at)
      ${upTo(users)} select ${idIn('user', n)}, ${idOf('week', w)}, ${idIn('area', n)}, ${week}, null, 0, 0 from c`.execute(
      db,
    );
  }
  await sql`insert into inventory_items (user_id, id, goal_id, title, title_key, search_text, notes, tags,
      reflection_note, priority, created_at)
    ${upTo(users * GOALS)} select ${idIn('user', sql`n / ${goals}`)}, ${idIn('item', sql`n % ${goals}`)},
      ${idIn('goal', sql`n % ${goals}`)}, 'Item', 'item', 'item', '', '[]', '', 'med', 0 from c`.execute(db);
  await sql`insert into tasks (user_id, id, goal_id, title, created_at)
    ${upTo(users * GOALS)} select ${idIn('user', sql`n / ${goals}`)}, ${idIn('task', sql`n % ${goals}`)},
      ${idIn('goal', sql`n % ${goals}`)}, 'Task', 0 from c`.execute(db);
  await fillEntries(db, idIn('user', sql`n / ${sql.lit(ENTRIES)}`), GOALS, ENTRIES, users);
}
