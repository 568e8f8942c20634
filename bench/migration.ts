import { sql } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema.ts';
import type { DatabaseKind } from '#server/testing/database/databases.ts';
import { openVersionBefore } from '#server/testing/database/previous-version.ts';
import { withNumbers } from './seed/entries.ts';
import { seedIdSql } from './seed/ids.ts';
import type { Verdict } from './thresholds.ts';

const MIGRATION = '0023-plan-schedules';
const USERS = 1000;
const PLANS = 10_000;
const GOALS_PER_PLAN = 3;
const TASKS_PER_GOAL = 10;
const MAX_SECONDS = 10;

/** Measures the migration that plans in calendar weeks came with, on a database with many plans. */
export async function benchMigration(kind: DatabaseKind): Promise<Verdict> {
  const { settings, remove } = await kind.create();
  const db = await openVersionBefore(MIGRATION, settings);
  await seedOldPlans(db);
  const startedAt = performance.now();
  await migrate(db, settings.databaseUrl ? 'postgres' : 'sqlite');
  const seconds = (performance.now() - startedAt) / 1000;
  await db.destroy();
  await remove();
  const tasks = (PLANS * GOALS_PER_PLAN * TASKS_PER_GOAL).toLocaleString('en');
  return {
    text: `Migration of ${PLANS.toLocaleString('en')} plans with ${tasks} tasks in at most ${MAX_SECONDS} s: ${seconds.toFixed(1)} s`,
    isMet: seconds <= MAX_SECONDS,
  };
}

/** As the previous version stored them. Two thirds of the tasks have a size in their titles. */
export async function seedOldPlans(db: Db): Promise<void> {
  const n = sql`n`;
  const plan = sql`n / ${sql.lit(GOALS_PER_PLAN)}`;
  const goal = sql`n / ${sql.lit(TASKS_PER_GOAL)}`;
  const ownerOf = (index: typeof n, perUser: number) => seedIdSql('user', sql`(${index}) / ${sql.lit(perUser)}`);
  const [goals, tasks] = [PLANS * GOALS_PER_PLAN, PLANS * GOALS_PER_PLAN * TASKS_PER_GOAL];
  await sql`insert into users (id, email, email_key, password_hash, time_zone, created_at)
    ${withNumbers(USERS)} select ${seedIdSql('user', n)}, 'u' || n, 'u' || n, '', 'UTC', 0 from numbers`.execute(db);
  await sql`insert into focus_areas (user_id, id, name, description, created_at)
    ${withNumbers(USERS)} select ${seedIdSql('user', n)}, 'area', 'Area', '', 0 from numbers`.execute(db);
  await sql`insert into goals (user_id, id, focus_area_id, title, status, is_favorite, timeframe_year, created_at)
    ${withNumbers(goals)} select ${ownerOf(n, goals / USERS)}, ${seedIdSql('goal', n)}, 'area',
      'Week ' || (n % 3 + 1), 'Active', 0, 2026, 0 from numbers`.execute(db);
  await sql`insert into action_plans (user_id, id, focus_area_id, title, description, structure, weeks, weekly_hours,
      commitment_level, created_at)
    ${withNumbers(PLANS)} select ${ownerOf(n, PLANS / USERS)}, ${seedIdSql('plan', n)}, 'area', 'Plan', '', 'weekly', 3, 3,
      'Light', 0 from numbers`.execute(db);
  await sql`insert into action_plan_goals (user_id, goal_id, action_plan_id)
    ${withNumbers(goals)} select ${ownerOf(n, goals / USERS)}, ${seedIdSql('goal', n)}, ${seedIdSql('plan', plan)} from numbers`.execute(
    db,
  );
  await sql`insert into tasks (user_id, id, goal_id, title, created_at)
    ${withNumbers(tasks)} select ${ownerOf(n, tasks / USERS)}, ${seedIdSql('task', n)}, ${seedIdSql('goal', goal)},
      case n % 3 when 0 then 'Read a chapter' when 1 then 'Read a chapter (45 min)' else 'Cards (3 × 20 min)' end, n
    from numbers`.execute(db);
}
