import { quickSettings } from '#domain/focus-area.ts';
import { firstSettings } from '#domain/settings-in-force.ts';
import { newId } from '../server/db/id.ts';
import { openDatabase } from '../server/db/open.ts';
import { transact } from '../server/db/transaction.ts';
import { insertSettings } from '../server/modules/focus-areas/focus-area-settings.queries.ts';
import { insertFocusArea } from '../server/modules/focus-areas/focus-areas.queries.ts';
import { insertGoal } from '../server/modules/goals/goals.queries.ts';
import type { TestDatabase } from '../server/testing/databases.ts';

const CREATED = Date.UTC(2026, 10, 9);

/** So many goals in so many areas for the only account there is. */
export async function addGoals(settings: TestDatabase['settings'], areas: number, goals: number): Promise<void> {
  const db = await openDatabase(settings, { onLost: () => {} });
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await transact(db, async (tx) => {
    const areaIds = Array.from({ length: areas }, () => newId(CREATED));
    for (const [n, id] of areaIds.entries()) {
      const area = { user_id: userId, id, name: `Area ${n}`, description: 'What matters here', created_at: CREATED };
      await insertFocusArea(tx, area);
      await insertSettings(tx, userId, id, firstSettings(quickSettings, '2026-11-09'));
    }
    for (let n = 0; n < goals; n++) {
      const isOpen = n % 4 !== 0;
      await insertGoal(tx, {
        user_id: userId,
        id: newId(CREATED + n),
        focus_area_id: areaIds[n % areas]!,
        title: `Goal ${n}: something worth the year`,
        status: isOpen ? 'Active' : 'Completed',
        is_favorite: n % 10 === 0 ? 1 : 0,
        timeframe_year: 2026,
        created_at: CREATED + n,
        closed_at: isOpen ? null : CREATED + n,
      });
    }
  });
  await db.destroy();
}
