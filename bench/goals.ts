import { sql } from 'kysely';
import { quickSettings } from '#domain/focus-area.ts';
import { newId } from '../server/db/id.ts';
import { openDatabase } from '../server/db/open.ts';
import { transact } from '../server/db/transaction.ts';
import { insertPlan } from '../server/modules/action-plans/action-plans.queries.ts';
import { linkGoals } from '../server/modules/action-plans/plan-links.queries.ts';
import { insertFocusArea } from '../server/modules/focus-areas/focus-areas.queries.ts';
import { insertGoals } from '../server/modules/goals/goals.queries.ts';
import { insertItems } from '../server/modules/inventory/new-items.queries.ts';
import type { TestDatabase } from '../server/testing/databases.ts';

const CREATED = Date.UTC(2026, 10, 9);

const plan = {
  title: 'A way up',
  description: '',
  structure: 'backlog' as const,
  weeks: null,
  weekly_hours: 3,
  commitment_level: 'Light' as const,
  created_at: CREATED,
  came_along: null,
};

const kinds = ['book', 'video', 'course', 'tool'] as const;

function itemOf(n: number, user_id: string, goal_id: string) {
  return {
    user_id,
    id: newId(CREATED + n),
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

/** So many goals in so many areas for the only account there is, all in the plans of their areas, with so many resources. */
export async function addGoals(
  settings: TestDatabase['settings'],
  areas: number,
  goals: number,
  items = goals,
): Promise<void> {
  const db = await openDatabase(settings, { onLost: () => {} });
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await transact(db, async (tx) => {
    const areaIds = Array.from({ length: areas }, () => newId(CREATED));
    for (const [n, id] of areaIds.entries()) {
      const area = { user_id: userId, id, name: `Area ${n}`, description: 'What matters here', created_at: CREATED };
      await insertFocusArea(tx, area, quickSettings, '2026-11-09');
    }
    const goalIds = Array.from({ length: goals }, (_, n) => newId(CREATED + n));
    for (const [n, id] of goalIds.entries()) {
      const isOpen = n % 4 !== 0;
      const goal = {
        user_id: userId,
        id,
        focus_area_id: areaIds[n % areas]!,
        title: `Goal ${n}: something worth the year`,
        status: isOpen ? ('Active' as const) : ('Completed' as const),
        is_favorite: n % 10 === 0 ? (1 as const) : (0 as const),
        timeframe_year: 2026,
        created_at: CREATED + n,
        closed_at: isOpen ? null : CREATED + n,
      };
      await insertGoals(tx, [goal]);
    }
    for (const [n, focus_area_id] of areaIds.entries()) {
      const id = newId(CREATED);
      await insertPlan(tx, { ...plan, user_id: userId, id, focus_area_id });
      await linkGoals(
        tx,
        userId,
        id,
        goalIds.filter((_, goal) => goal % areas === n),
      );
    }
    for (let n = 0; n < items; n++) await insertItems(tx, [itemOf(n, userId, goalIds[n % goals]!)]);
  });
  if (settings.databaseUrl) await sql`vacuum analyze`.execute(db);
  await db.destroy();
}
