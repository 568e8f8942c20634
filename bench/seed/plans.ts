import { sql } from 'kysely';
import { addDays } from '#domain/calendar/calendar.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { insertPlan } from '#server/modules/action-plans/action-plans.queries.ts';
import { linkGoals } from '#server/modules/action-plans/plan-links.queries.ts';
import { insertItems, type StoredItem } from '#server/modules/inventory/item-rows.queries.ts';
import { firstPositions } from '#server/db/positions.ts';
import { insertTaskItems, insertTasks } from '#server/modules/tasks/tasks.queries.ts';
import { withNumbers } from './entries.ts';
import { AREAS, GOALS, seedId, seededWeek, seedIdSql, ITEMS_PER_GOAL, TASKS_PER_GOAL } from './ids.ts';

/** Enough for many tasks to be overdue. */
const WEEKS_SINCE_START = 20;
/** Ten for each task. */
const ENTRIES_WITH_STEP = 5000;
const CREATED_AT = Date.UTC(2026, 0, 5);

/** Inserts a running plan for each focus area with all its goals, and resources and tasks for each goal. */
export async function seedPlans(db: Db, userId: string): Promise<void> {
  for (let area = 0; area < AREAS; area++) {
    const goals = Array.from({ length: GOALS / AREAS }, (_, n) => area + n * AREAS);
    await inTransaction(db, async (tx) => {
      await insertAreaPlan(tx, userId, area, goals);
      for (const goal of goals) await insertGoalContents(tx, userId, goal);
    });
  }
  const start_week = addDays(seededWeek, -7 * WEEKS_SINCE_START);
  await db.updateTable('action_plans').set({ start_week }).where('user_id', '=', userId).execute();
}

/** The latest entries were tracked on tasks of their goals: as many in every account, since tasks do not go on forever. */
export async function seedEntrySteps(db: Db, userId: string): Promise<void> {
  const goal = sql`n % ${sql.lit(GOALS)}`;
  const task = sql`(${goal}) * ${sql.lit(TASKS_PER_GOAL)} + n / ${sql.lit(GOALS)} % ${sql.lit(TASKS_PER_GOAL)}`;
  await sql`insert into entry_steps (user_id, entry_id, task_id) ${withNumbers(ENTRIES_WITH_STEP)}
    select ${sql.lit(userId)}, ${seedIdSql('entry', sql`n`)}, ${seedIdSql('task', task)} from numbers`.execute(db);
}

const planRow = {
  title: 'The way up',
  description: '',
  structure: 'backlog' as const,
  weeks: null,
  weekly_hours: 3,
  commitment_level: 'Light' as const,
  created_at: CREATED_AT,
  came_along: null,
};

async function insertAreaPlan(tx: Tx, userId: string, area: number, goals: readonly number[]): Promise<void> {
  const id = seedId('plan', area);
  await insertPlan(tx, { ...planRow, user_id: userId, id, focus_area_id: seedId('area', area) });
  const links = goals.map((goal) => ({ goalId: seedId('goal', goal) }));
  await linkGoals(tx, userId, id, links);
}

async function insertGoalContents(tx: Tx, userId: string, goal: number): Promise<void> {
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => goal * count + n);
  const goal_id = seedId('goal', goal);
  const items = numbers(ITEMS_PER_GOAL).map((n) => buildItemRow(n, userId, seedId('item', n), goal_id));
  const positions = firstPositions(TASKS_PER_GOAL);
  const tasks = numbers(TASKS_PER_GOAL).map((n) => ({
    user_id: userId,
    id: seedId('task', n),
    goal_id,
    title: `Step ${n}, small enough for one evening`,
    completed_at: n % 3 === 0 ? CREATED_AT + n : null,
    created_at: CREATED_AT + n,
    estimated_minutes: 30 + (n % 4) * 15,
    times_per_week: null,
    week: (n % 52) + 1,
    until_week: null,
    position: positions[n % TASKS_PER_GOAL]!,
    set_aside_at: null,
  }));
  await insertItems(tx, items);
  await insertTasks(tx, tasks);
  const links = tasks.map(({ id }, n) => ({ user_id: userId, task_id: id, item_id: items[n]!.id }));
  await insertTaskItems(tx, links);
}

const kinds = ['book', 'video', 'course', 'tool'] as const;

function buildItemRow(n: number, user_id: string, id: string, goal_id: string): StoredItem {
  return {
    user_id,
    id,
    goal_id,
    title: `Chapter ${(n * 7919) % 10_007} of ${kinds[n % kinds.length]} ${n % 60}`,
    url: n % 3 === 0 ? null : `https://www.example.org/library/${n}`,
    notes: 'The main ideas in my own words, with the pages worth reading a second time.',
    tags: JSON.stringify([kinds[n % kinds.length], n % 2 === 0 ? 'long' : 'short']),
    reflection_note: '',
    rating: n % 4 === 0 ? (n % 5) + 1 : null,
    priority: (['high', 'med', 'low'] as const)[n % 3]!,
    estimated_minutes: n % 2 === 0 ? (n % 90) + 1 : null,
    completed_at: n % 4 === 0 ? CREATED_AT + n : null,
    created_at: CREATED_AT + n,
  };
}
