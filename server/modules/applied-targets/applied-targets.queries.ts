import { sql } from 'kysely';
import { entryMaxMs } from '#domain/limits.ts';
import type { DatedSettings } from '#domain/settings-in-force.ts';
import { type Span, wholeSecond } from '#domain/time-span.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';
import { settings, settingsOf } from '../focus-areas/focus-area-settings.queries.ts';

/** Locks the focus areas, so that none can be deleted until the transaction is over. */
export async function holdAreas(db: Db | Tx, userId: string): Promise<void> {
  await db.selectFrom('focus_areas').select('id').where('user_id', '=', userId).orderBy('id').forKeyShare().execute();
}

/** All settings of each focus area. */
export async function settingsByArea(db: Db | Tx, userId: string): Promise<ReadonlyMap<string, DatedSettings[]>> {
  const rows = await db
    .selectFrom('focus_area_settings')
    .select(['focus_area_id', 'from_week', ...settings])
    .where('user_id', '=', userId)
    .execute();
  const dated = new Map<string, DatedSettings[]>();
  for (const row of rows) {
    const settingsOfArea = dated.get(row.focus_area_id) ?? [];
    settingsOfArea.push({ ...settingsOf(row), fromWeek: row.from_week });
    dated.set(row.focus_area_id, settingsOfArea);
  }
  return dated;
}

/** The weeks with a target of their own, or rest, in any area. */
export async function touchedWeeks(db: Db | Tx, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('weekly_goals')
    .select('week_start')
    .distinct()
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('goal_min', 'is not', null), eb('is_resting', '=', 1)]))
    .execute();
  return new Set(rows.map(({ week_start }) => week_start));
}

/** When the first entry began; undefined if there is none. */
export async function firstEntryStart(db: Db | Tx, userId: string): Promise<number | undefined> {
  const { first } = await db
    .selectFrom('time_entries')
    .select((eb) => eb.fn.min('started_at').as('first'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return first ?? undefined;
}

/** The indexes of those spans in which any time was tracked. */
export async function spansWithTime(
  db: Db | Tx,
  userId: string,
  spans: readonly Span[],
  now: number,
): Promise<readonly number[]> {
  const values = spans.map(({ from, to }, n) => sql`(${sql.lit(n)}, cast(${from} as bigint), cast(${to} as bigint))`);
  const end = sql<number>`coalesce(ended_at, cast(${wholeSecond(now)} as bigint))`;
  const rows = await db
    .with(
      'spans(n, begins, ends)',
      () => sql<{ n: number; begins: number; ends: number }>`(values ${sql.join(values)})`,
    )
    .selectFrom('spans')
    .select('n')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('time_entries')
          .select('id')
          .where('user_id', '=', userId)
          // No entry is longer, so the search has a lower bound.
          .where('started_at', '>', (eb) => eb('begins', '-', entryMaxMs))
          .whereRef('started_at', '<', 'ends')
          .where(end, '>', (eb) => eb.ref('begins')),
      ),
    )
    .orderBy('n')
    .execute();
  return rows.map(({ n }) => n);
}

/** Rows that only say that somebody looked at the week. They are created again when it is next viewed. */
export async function deleteUntouchedIn(tx: Tx, userId: string, weeks: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('weekly_goals')
    .where('user_id', '=', userId)
    .where('week_start', 'in', weeks)
    .where('goal_min', 'is', null)
    .where('is_resting', '=', 0)
    .execute();
}

export async function deleteAppliedIn(tx: Tx, userId: string, appliedAt: number, weekStart: string): Promise<void> {
  await tx
    .deleteFrom('weekly_goals')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('applied_at', '=', appliedAt)
    .execute();
}
