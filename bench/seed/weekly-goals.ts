import { addDays, weeksFrom } from '#domain/calendar/calendar.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { initialSettings } from '#domain/focus-area/effective-settings.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { insertSettings } from '#server/modules/focus-areas/focus-area-settings.queries.ts';
import { insertWeeklyGoals } from '#server/modules/weekly-goals/weekly-goals.queries.ts';
import { AREAS, seedId, WEEKS } from './ids.ts';

const classes: readonly FocusAreaClass[] = ['level_up', 'life_stuff', 'chill_zone'];

/** Inserts settings that changed three times in recent years, and a year of planned weeks up to `lastWeek`. */
export async function seedWeeklyGoals(db: Db, userId: string, lastWeek: string): Promise<void> {
  const areas = await db.selectFrom('focus_areas').select('id').where('user_id', '=', userId).orderBy('id').execute();
  const weeks = weeksFrom(addDays(lastWeek, -7 * (WEEKS - 1)), WEEKS);
  await inTransaction(db, async (tx) => {
    for (const [n, { id }] of areas.entries()) {
      const settings = (weight: number) => ({
        focusAreaClass: classes[n % 3]!,
        defaultWeeklyMin: 60 * (n + 1),
        weight,
      });
      const firstSettings = initialSettings(settings(5), '2010-01-04');
      const laterSettings = [1, 2, 3].map((year) => ({
        ...settings(2 * year),
        fromWeek: addDays(lastWeek, -7 * 52 * year + 70),
      }));
      await insertSettings(tx, userId, id, [...firstSettings, ...laterSettings]);
      const rows = weeks.map((week, w) => ({
        user_id: userId,
        id: seedId('week', w * AREAS + n),
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
