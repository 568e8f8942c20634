import { type RawBuilder, sql } from 'kysely';
import { addDays, dayOf, startOfDay, weekOf, weeksFrom } from '#domain/calendar.ts';
import { FROM_EVER } from '#domain/settings-in-force.ts';
import { type Db, openDatabase } from '../server/db/open.ts';
import type { TestDatabase } from '../server/testing/databases.ts';
import { CONNECTIONS } from './load.ts';
import { planWeeks } from './weeks.ts';

const MINUTE = 60_000;
/** Everybody was busy until the night before. */
export const UNTIL = startOfDay(dayOf(Date.now(), 'UTC'), 'UTC');
export const filledDay = addDays(dayOf(UNTIL, 'UTC'), -2);
export const filledWeek = addDays(weekOf(UNTIL, 'UTC'), -7);
/** Some fourteen a day: ten times the history is ten times the days, not busier ones. */
const EVERY = 100 * MINUTE;
const LASTING = 45 * MINUTE;

const AREAS = 10;
const GOALS = 100;
const RUNNING = 5;
/** A statement may not take longer than ten seconds. */
const PART = 20_000;
/** A million entries, as far as what is not told otherwise is measured. */
const MANY: Others = { users: 1000, entries: 950, goals: 10 };

/** How many there are, and what each of them has. */
export interface Others {
  readonly users: number;
  readonly entries: number;
  readonly goals: number;
}

/** Ids as long as real ones that both databases can count up in SQL. */
const idText = (kind: string, n: number) => `${kind}-0000-7000-8000-${100_000_000_000 + n}`;
const id = (kind: string, n: RawBuilder<unknown>) =>
  sql`${sql.lit(`${kind}-0000-7000-8000-`)} || (100000000000 + ${n})`;
const [USER, AREA, GOAL] = ['0000000a', '0000000b', '0000000c'];
const [ENTRY, TIMER, WEEK] = ['0000000d', '0000000e', '0000000f'];

/** What the accounts that are measured track every day. */
export const [filledArea, filledGoal] = [idText(AREA, 0), idText(GOAL, 0)];
/** One for each connection to start and stop; nothing else happens to it. */
export const spareGoals: readonly string[] = Array.from({ length: CONNECTIONS }, (_, n) => idText(GOAL, GOALS + n));

/** The entries of others, and so many of each of these accounts, by e-mail. */
export async function fill(
  settings: TestDatabase['settings'],
  accounts: Readonly<Record<string, number>>,
  others = MANY,
): Promise<void> {
  const db = await openDatabase(settings, { onLost: () => {} });
  await fillOthers(db, others);
  for (const [email, entries] of Object.entries(accounts)) {
    const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await fillAccount(db, user.id, entries);
    await planWeeks(db, user.id, filledWeek);
  }
  if (settings.databaseUrl) await sql`vacuum analyze`.execute(db);
  await db.destroy();
}

/** What was started since the database was filled. */
export async function removeNewEntries(db: Db): Promise<void> {
  await db
    .deleteFrom('time_entries')
    .where('goal_id', 'in', [...spareGoals])
    .execute();
}

const upTo = (count: number) => fromTo(0, count);
const fromTo = (from: number, to: number) =>
  sql`with recursive c(n) as (select cast(${sql.lit(from)} as bigint) union all select n + 1 from c where n + 1 < ${sql.lit(to)})`;

async function fillOthers(db: Db, others: Others): Promise<void> {
  const n = sql`n`;
  const u = sql`n / ${sql.lit(others.entries)}`;
  const k = sql`n % ${sql.lit(others.entries)}`;
  await sql`insert into users (id, email, email_key, password_hash, time_zone, created_at)
    ${upTo(others.users)} select ${id(USER, n)}, 'other' || n, 'other' || n, '', 'UTC', 0 from c`.execute(db);
  await sql`insert into focus_areas (user_id, id, name, description, created_at)
    ${upTo(others.users)} select ${id(USER, n)}, ${id(AREA, n)}, 'Area', '', 0 from c`.execute(db);
  const goals = sql.lit(others.goals);
  await sql`insert into goals (user_id, id, focus_area_id, title, status, is_favorite, timeframe_year, created_at)
    ${upTo(others.users * others.goals)} select ${id(USER, sql`n / ${goals}`)}, ${id(GOAL, sql`n % ${goals}`)},
      ${id(AREA, sql`n / ${goals}`)}, 'Goal', 'Active', 0, 2026, 0 from c`.execute(db);
  await sql`insert into focus_area_settings (user_id, focus_area_id, from_week, focus_area_class, default_weekly_min, weight)
    ${upTo(others.users)} select ${id(USER, n)}, ${id(AREA, n)}, ${FROM_EVER}, 'level_up', 60, 5 from c`.execute(db);
  for (const [w, week] of weeksFrom(addDays(filledWeek, -63), 10).entries()) {
    await sql`insert into weekly_goals (user_id, id, focus_area_id, week_start, goal_min, is_resting, created_at)
      ${upTo(others.users)} select ${id(USER, n)}, ${idText(WEEK, w)}, ${id(AREA, n)}, ${week}, null, 0, 0 from c`.execute(
      db,
    );
  }
  const all = others.users * others.entries;
  for (let from = 0; from < all; from += PART) {
    await sql`insert into time_entries (user_id, id, goal_id, started_at, ended_at, created_at)
      ${fromTo(from, Math.min(from + PART, all))} select ${id(USER, u)}, ${id(ENTRY, k)}, ${id(GOAL, sql`n % ${goals}`)},
        ${startOf(k)}, ${startOf(k)} + ${sql.lit(LASTING)}, 0 from c`.execute(db);
  }
}

/** Newest first, so that every account is busy until the same day. */
const startOf = (back: RawBuilder<unknown>) => sql`(${sql.lit(UNTIL - EVERY)} - ${sql.lit(EVERY)} * (${back}))`;

async function fillAccount(db: Db, userId: string, entries: number): Promise<void> {
  const n = sql`n`;
  const user = sql.lit(userId);
  const goals = sql.lit(GOALS);
  await sql`insert into focus_areas (user_id, id, name, description, created_at)
    ${upTo(AREAS)} select ${user}, ${id(AREA, n)}, 'Area ' || n, '', 0 from c`.execute(db);
  await sql`insert into goals (user_id, id, focus_area_id, title, status, is_favorite, timeframe_year, created_at)
    ${upTo(GOALS + CONNECTIONS)} select ${user}, ${id(GOAL, n)}, ${id(AREA, sql`n % ${sql.lit(AREAS)}`)},
      'Goal ' || n || ': something worth the year', 'Active', 0, 2026, 0 from c`.execute(db);
  for (let from = 0; from < entries; from += PART) {
    await sql`insert into time_entries (user_id, id, goal_id, started_at, ended_at, created_at)
      ${fromTo(from, Math.min(from + PART, entries))} select ${user}, ${id(ENTRY, n)}, ${id(GOAL, sql`n % ${goals}`)},
        ${startOf(n)}, ${startOf(n)} + ${sql.lit(LASTING)}, 0 from c`.execute(db);
  }
  // A timer of as many goals as a busy person may have.
  await sql`insert into time_entries (user_id, id, goal_id, started_at, ended_at, created_at)
    ${upTo(RUNNING)} select ${user}, ${id(TIMER, n)}, ${id(GOAL, n)}, ${sql.lit(UNTIL)} - n, null, 0 from c`.execute(
    db,
  );
}
