import type { Db } from '../../server/db/open.ts';
import { transact, type Tx } from '../../server/db/transaction.ts';
import { insertPlan } from '../../server/modules/action-plans/action-plans.queries.ts';
import { linkGoals } from '../../server/modules/action-plans/plan-links.queries.ts';
import { insertItems, type StoredItem } from '../../server/modules/inventory/new-items.queries.ts';
import { insertTaskItems, insertTasks } from '../../server/modules/tasks/tasks.queries.ts';
import { AREAS, GOALS, idOf, ITEMS_PER_GOAL, TASKS_PER_GOAL } from './ids.ts';

const CREATED = Date.UTC(2026, 0, 5);

/** A plan for each area with all of its goals, and of each goal its resources and tasks. */
export async function fillContents(db: Db, userId: string): Promise<void> {
  for (let area = 0; area < AREAS; area++) {
    const goals = Array.from({ length: GOALS / AREAS }, (_, n) => area + n * AREAS);
    await transact(db, async (tx) => {
      await addPlan(tx, userId, area, goals);
      for (const goal of goals) await addSteps(tx, userId, goal);
    });
  }
}

export const planRow = {
  title: 'A way up',
  description: '',
  structure: 'backlog' as const,
  weeks: null,
  weekly_hours: 3,
  commitment_level: 'Light' as const,
  created_at: CREATED,
  came_along: null,
};

async function addPlan(tx: Tx, userId: string, area: number, goals: readonly number[]): Promise<void> {
  const id = idOf('plan', area);
  await insertPlan(tx, { ...planRow, user_id: userId, id, focus_area_id: idOf('area', area) });
  const goalIds = goals.map((goal) => idOf('goal', goal));
  await linkGoals(tx, userId, id, goalIds);
}

async function addSteps(tx: Tx, userId: string, goal: number): Promise<void> {
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => goal * count + n);
  const goal_id = idOf('goal', goal);
  const items = numbers(ITEMS_PER_GOAL).map((n) => itemRow(n, userId, idOf('item', n), goal_id));
  const tasks = numbers(TASKS_PER_GOAL).map((n) => ({
    user_id: userId,
    id: idOf('task', n),
    goal_id,
    title: `Step ${n} on the way, as small as an evening`,
    completed_at: n % 3 === 0 ? CREATED + n : null,
    created_at: CREATED + n,
  }));
  await insertItems(tx, items);
  await insertTasks(tx, tasks);
  const links = tasks.map(({ id }, n) => ({ user_id: userId, task_id: id, item_id: items[n]!.id }));
  await insertTaskItems(tx, links);
}

const kinds = ['book', 'video', 'course', 'tool'] as const;

export function itemRow(n: number, user_id: string, id: string, goal_id: string): StoredItem {
  return {
    user_id,
    id,
    goal_id,
    title: `Chapter ${(n * 7919) % 10_007} of ${kinds[n % kinds.length]} ${n % 60}`,
    url: n % 3 === 0 ? null : `https://www.example.org/library/${n}`,
    notes: 'What is worth to be remembered of it, in the words of whoever has read it once or twice.',
    tags: JSON.stringify([kinds[n % kinds.length], n % 2 === 0 ? 'long' : 'short']),
    reflection_note: '',
    rating: n % 4 === 0 ? (n % 5) + 1 : null,
    priority: (['high', 'med', 'low'] as const)[n % 3]!,
    estimated_minutes: n % 2 === 0 ? (n % 90) + 1 : null,
    completed_at: n % 4 === 0 ? CREATED + n : null,
    created_at: CREATED + n,
  };
}
