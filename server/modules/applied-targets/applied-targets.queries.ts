import { sql } from 'kysely';
import { entryMaxMs } from '#domain/limits.ts';
import type { DatedSettings } from '#domain/focus-area/effective-settings.ts';
import { type Span, floorToSecond } from '#domain/calendar/time-span.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { settingsColumns, toSettings } from '#server/modules/focus-areas/focus-area-settings.queries.ts';

export async function listSettingsByArea(db: Db | Tx, userId: string): Promise<ReadonlyMap<string, DatedSettings[]>> {
  const rows = await db
    .selectFrom('focus_area_settings')
    .select(['focus_area_id', 'from_week', ...settingsColumns])
    .where('user_id', '=', userId)
    .execute();
  const settingsByArea = new Map<string, DatedSettings[]>();
  for (const row of rows) {
    const settings = settingsByArea.get(row.focus_area_id) ?? [];
    settings.push({ ...toSettings(row), fromWeek: row.from_week });
    settingsByArea.set(row.focus_area_id, settings);
  }
  return settingsByArea;
}

/** The weeks in which any area has a custom target or rests. */
export async function listCustomizedWeeks(db: Db | Tx, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('weekly_goals')
    .select('week_start')
    .distinct()
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('goal_min', 'is not', null), eb('is_resting', '=', 1)]))
    .execute();
  return new Set(rows.map(({ week_start }) => week_start));
}

export async function findFirstEntryStart(db: Db | Tx, userId: string): Promise<number | undefined> {
  const { first } = await db
    .selectFrom('time_entries')
    .select((eb) => eb.fn.min('started_at').as('first'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return first ?? undefined;
}

/** The indexes of the spans in which time was tracked. */
export async function listSpansWithTime(
  db: Db | Tx,
  userId: string,
  spans: readonly Span[],
  now: number,
): Promise<readonly number[]> {
  const values = spans.map(({ from, to }, n) => sql`(${sql.lit(n)}, cast(${from} as bigint), cast(${to} as bigint))`);
  const end = sql<number>`coalesce(ended_at, cast(${floorToSecond(now)} as bigint))`;
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
          // No entry is longer than this, which gives the index scan a lower bound.
          .where('started_at', '>', (eb) => eb('begins', '-', entryMaxMs))
          .whereRef('started_at', '<', 'ends')
          .where(end, '>', (eb) => eb.ref('begins')),
      ),
    )
    .orderBy('n')
    .execute();
  return rows.map(({ n }) => n);
}

/** Default rows are created again when the week is next viewed. */
export async function deleteDefaultRowsInWeeks(tx: Tx, userId: string, weeks: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('weekly_goals')
    .where('user_id', '=', userId)
    .where('week_start', 'in', weeks)
    .where('goal_min', 'is', null)
    .where('is_resting', '=', 0)
    .execute();
}

export async function deleteAppliedTargets(
  tx: Tx,
  userId: string,
  appliedAt: number,
  weekStart: string,
): Promise<void> {
  await tx
    .deleteFrom('weekly_goals')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('applied_at', '=', appliedAt)
    .execute();
}
