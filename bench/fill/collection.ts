import { quickSettings } from '#domain/focus-area.ts';
import { newId } from '../../server/db/id.ts';
import { transact } from '../../server/db/transaction.ts';
import { insertPlan } from '../../server/modules/action-plans/action-plans.queries.ts';
import { linkGoals } from '../../server/modules/action-plans/plan-links.queries.ts';
import { insertFocusArea } from '../../server/modules/focus-areas/focus-areas.queries.ts';
import { insertGoals } from '../../server/modules/goals/goals.queries.ts';
import { insertItems } from '../../server/modules/inventory/new-items.queries.ts';
import type { TestDatabase } from '../../server/testing/databases.ts';
import { tidy, userIdOf } from './account.ts';
import { itemRow, planRow } from './contents.ts';
import { openForFilling } from './open.ts';

const CREATED = Date.UTC(2026, 0, 5);
const [AREAS, GOALS, ITEMS] = [50, 1000, 10_000];
const AT_ONCE = 500;

/** An account with more of everything than anybody has: 1,000 goals in 50 areas, all in plans, with 10,000 resources. */
export async function fillCollection(settings: TestDatabase['settings'], email: string): Promise<void> {
  const db = await openForFilling(settings);
  const userId = await userIdOf(db, email);
  const areaIds = Array.from({ length: AREAS }, () => newId(CREATED));
  const goalIds = Array.from({ length: GOALS }, (_, n) => newId(CREATED + n));
  await transact(db, async (tx) => {
    for (const [n, id] of areaIds.entries()) {
      const area = { user_id: userId, id, name: `Area ${n}`, description: 'What matters here', created_at: CREATED };
      await insertFocusArea(tx, area, quickSettings, '2026-01-05');
    }
    await insertGoals(
      tx,
      goalIds.map((id, n) => goalRow(n, userId, id, areaIds[n % AREAS]!)),
    );
    for (const [n, focus_area_id] of areaIds.entries()) {
      const id = newId(CREATED);
      await insertPlan(tx, { ...planRow, user_id: userId, id, focus_area_id });
      const ofArea = goalIds.filter((_, goal) => goal % AREAS === n);
      await linkGoals(tx, userId, id, ofArea);
    }
  });
  const items = Array.from({ length: ITEMS }, (_, n) => itemRow(n, userId, newId(CREATED + n), goalIds[n % GOALS]!));
  for (let n = 0; n < ITEMS; n += AT_ONCE) await transact(db, (tx) => insertItems(tx, items.slice(n, n + AT_ONCE)));
  await tidy(db, settings);
  await db.destroy();
}

function goalRow(n: number, user_id: string, id: string, focus_area_id: string) {
  const isOpen = n % 4 !== 0;
  return {
    user_id,
    id,
    focus_area_id,
    title: `Goal ${n}: something worth the year`,
    status: isOpen ? ('Active' as const) : ('Completed' as const),
    is_favorite: n % 10 === 0 ? (1 as const) : (0 as const),
    timeframe_year: 2026,
    created_at: CREATED + n,
    closed_at: isOpen ? null : CREATED + n,
  };
}
