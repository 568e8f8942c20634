import { type RawBuilder, sql } from 'kysely';
import { addDays } from '#domain/calendar.ts';
import { limits, perAccount } from '#domain/limits.ts';
import { FROM_EVER } from '#domain/settings-in-force.ts';
import { wholeSecond } from '#domain/time-span.ts';
import type { Db } from '../db/open.ts';
import { userIdOf } from './account.ts';
import type { Client } from './client.ts';
import { nobody } from './graph.ts';
import { insertMany } from './many-rows.ts';
import type { Graph } from './samples.ts';

const kinds = { area: 1, goal: 2, entry: 3, week: 4, plan: 5, item: 6, task: 7 } as const;

const prefixOf = (kind: keyof typeof kinds) => `0000000${kinds[kind]}-0000-7000-8000-`;
const idOf = (kind: keyof typeof kinds, n: number) => `${prefixOf(kind)}${100_000_000_000 + n}`;
const idIn = (kind: keyof typeof kinds, n: RawBuilder<unknown>) =>
  sql`${sql.lit(prefixOf(kind))} || (100000000000 + ${n})`;

const YEARS_MS = limits.weeksAtOnce * 7 * 86_400_000;
const LASTING = 3_600_000;
const NOTES = 'a'.repeat(limits.description);

/**
 * Fills an account to its limits. Resources and tasks all belong to one goal. Returns the ids of one of each kind.
 */
export async function fillToLimits(db: Db, client: Client, now: number, lastWeek: string): Promise<Graph> {
  const userId = await userIdOf(client);
  const n = sql`n`;
  const insert = (table: string, columns: string, count: number, values: RawBuilder<unknown>) =>
    insertMany(db, userId, table, columns, count, values);
  const [areas, goals, items, tasks] = [
    perAccount.focusAreas.max,
    perAccount.goals.max,
    perAccount.inventoryItems.max,
    perAccount.tasks.max,
  ];
  // Each goal has one more, which runs.
  const entries = perAccount.timeEntries.max - goals;
  const area = idIn('area', sql`n % ${sql.lit(areas)}`);
  await insert(
    'focus_areas',
    'id, name, name_key, description, created_at',
    areas,
    sql`${area}, 'Area ' || n, 'area', ${NOTES}, n`,
  );
  for (let week = 0; week < perAccount.areaSettings.max / areas; week++) {
    const from = week === 0 ? FROM_EVER : addDays(lastWeek, -7 * week);
    const settings = sql`${area}, ${sql.lit(from)}, 'level_up', 60, 5`;
    await insert(
      'focus_area_settings',
      'focus_area_id, from_week, focus_area_class, default_weekly_min, weight',
      areas,
      settings,
    );
  }
  const goal = idIn('goal', sql`n % ${sql.lit(goals)}`);
  await insert(
    'goals',
    'id, focus_area_id, title, title_key, status, is_favorite, timeframe_year, created_at',
    goals,
    sql`${goal}, ${area}, 'Goal ' || n, 'goal', 'Active', 0, 2026, n`,
  );
  const start = sql`${sql.lit(wholeSecond(now) - LASTING)} - n * ${sql.lit(wholeSecond(YEARS_MS / entries))}`;
  await insert(
    'time_entries',
    'id, goal_id, started_at, ended_at, created_at',
    entries,
    sql`${idIn('entry', n)}, ${goal}, ${start}, ${start} + ${sql.lit(LASTING)}, 0`,
  );
  await insert(
    'time_entries',
    'id, goal_id, started_at, created_at',
    goals,
    sql`${idIn('entry', sql`${sql.lit(entries)} + n`)}, ${goal}, ${sql.lit(wholeSecond(now))}, 0`,
  );
  const week = (back: number) => idIn('week', sql`n + ${sql.lit(back * areas)}`);
  // Looking at two more weeks must find room.
  for (let back = 0; back < perAccount.weeklyGoals.max / areas - 2; back++) {
    const planned = sql`${week(back)}, ${area}, ${sql.lit(addDays(lastWeek, -7 * back))}, 30, 0, 0`;
    await insert('weekly_goals', 'id, focus_area_id, week_start, goal_min, is_resting, created_at', areas, planned);
  }
  await insert(
    'action_plans',
    'id, focus_area_id, title, description, structure, weekly_hours, commitment_level, created_at',
    perAccount.actionPlans.max,
    sql`${idIn('plan', n)}, ${area}, 'Plan', '', 'backlog', 3, 'Light', n`,
  );
  await insert('action_plan_goals', 'goal_id, action_plan_id', goals, sql`${goal}, ${sql.lit(idOf('plan', 0))}`);
  await insert(
    'inventory_items',
    'id, goal_id, priority, created_at, title_key, title, tags, search_text, notes, reflection_note',
    items,
    sql`${idIn('item', n)}, ${sql.lit(idOf('goal', 0))}, 'med', n, 'book', 'Book', '[]', ${`book\n${NOTES}`}, ${NOTES}, ''`,
  );
  const task = idIn('task', n);
  await insert('tasks', 'id, goal_id, title, created_at', tasks, sql`${task}, ${sql.lit(idOf('goal', 0))}, 'Read', n`);
  await insert(
    'task_items',
    'task_id, item_id',
    perAccount.taskItems.max,
    sql`${idIn('task', sql`n % ${sql.lit(tasks)}`)}, ${idIn('item', sql`(n + n / ${sql.lit(tasks)}) % ${sql.lit(items)}`)}`,
  );
  return {
    ...nobody,
    focusAreaId: idOf('area', 0),
    goalId: idOf('goal', 0),
    timeEntryId: idOf('entry', 0),
    weeklyGoalId: idOf('week', 0),
    planId: idOf('plan', 0),
    itemId: idOf('item', 0),
    taskId: idOf('task', 0),
  };
}
