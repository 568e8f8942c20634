import { addDays, weeksFrom } from '#domain/calendar.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { firstSettings } from '#domain/settings-in-force.ts';
import type { Db } from '../../server/db/open.ts';
import { transact } from '../../server/db/transaction.ts';
import { insertSettings } from '../../server/modules/focus-areas/focus-area-settings.queries.ts';
import { insertWeeklyGoals } from '../../server/modules/weekly-goals/weekly-goals.queries.ts';
import { AREAS, idOf, WEEKS } from './ids.ts';

const classes: readonly FocusAreaClass[] = ['level_up', 'life_stuff', 'chill_zone'];

/** Settings of the areas of an account, changed in each of the last years, and a year of planned weeks up to one. */
export async function planWeeks(db: Db, userId: string, lastWeek: string): Promise<void> {
  const areas = await db.selectFrom('focus_areas').select('id').where('user_id', '=', userId).orderBy('id').execute();
  const weeks = weeksFrom(addDays(lastWeek, -7 * (WEEKS - 1)), WEEKS);
  await transact(db, async (tx) => {
    for (const [n, { id }] of areas.entries()) {
      const settings = (weight: number) => ({
        focusAreaClass: classes[n % 3]!,
        defaultWeeklyMin: 60 * (n + 1),
        weight,
      });
      const since = firstSettings(settings(5), '2010-01-04');
      const changed = [1, 2, 3].map((year) => ({
        ...settings(2 * year),
        fromWeek: addDays(lastWeek, -7 * 52 * year + 70),
      }));
      await insertSettings(tx, userId, id, [...since, ...changed]);
      const rows = weeks.map((week, w) => ({
        user_id: userId,
        id: idOf('week', w * AREAS + n),
        focus_area_id: id,
        week_start: week,
        goal_min: (w + n) % 5 === 0 ? 30 * n : null,
        is_resting: (w + n) % 9 === 0 ? (1 as const) : (0 as const),
        created_at: w,
        applied_at: null,
      }));
      await insertWeeklyGoals(tx, rows);
    }
  });
}
