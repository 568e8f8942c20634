import type { ExpressionBuilder } from 'kysely';
import type { FocusAreaSettings } from '#domain/focus-area/focus-area.ts';
import type { DatedSettings } from '#domain/focus-area/effective-settings.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Tx } from '#server/db/transaction.ts';

export type SettingsRow = Pick<Schema['focus_area_settings'], 'focus_area_class' | 'default_weekly_min' | 'weight'>;

export const settingsColumns = ['focus_area_class', 'default_weekly_min', 'weight'] as const;

export function toSettings(row: SettingsRow): FocusAreaSettings {
  return { focusAreaClass: row.focus_area_class, defaultWeeklyMin: row.default_weekly_min, weight: row.weight };
}

export async function insertSettings(
  tx: Tx,
  userId: string,
  id: string,
  settings: readonly DatedSettings[],
): Promise<void> {
  await tx
    .insertInto('focus_area_settings')
    .values(settings.map((dated) => toSettingsRow(userId, id, dated)))
    .execute();
}

export async function getLatestSettings(
  tx: Tx,
  userId: string,
  id: string,
): Promise<SettingsRow & { readonly from_week: string }> {
  return tx
    .selectFrom('focus_area_settings')
    .select(['from_week', ...settingsColumns])
    .where('user_id', '=', userId)
    .where('focus_area_id', '=', id)
    .orderBy('from_week', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** All settings that a focus area has ever had. */
export async function listSettings(tx: Tx, userId: string, id: string): Promise<DatedSettings[]> {
  const rows = await tx
    .selectFrom('focus_area_settings')
    .select(['from_week', ...settingsColumns])
    .where('user_id', '=', userId)
    .where('focus_area_id', '=', id)
    .execute();
  return rows.map((row) => ({ ...toSettings(row), fromWeek: row.from_week }));
}

/** The latest class of a focus area, as a subquery for statements that select from `focus_areas`. */
export function selectLatestClass(eb: ExpressionBuilder<Schema, 'focus_areas'>, userId: string) {
  return eb
    .selectFrom('focus_area_settings as latest')
    .select('latest.focus_area_class')
    .where('latest.user_id', '=', userId)
    .whereRef('latest.focus_area_id', '=', 'focus_areas.id')
    .orderBy('latest.from_week', 'desc')
    .limit(1)
    .$asScalar()
    .$notNull();
}

/**
 * Stores the settings that apply from a week, and deletes those of later weeks, which exist if a change of time zone has
 * moved the current week back.
 */
export async function upsertSettings(tx: Tx, userId: string, id: string, settings: DatedSettings): Promise<void> {
  const { focus_area_class, default_weekly_min, weight, ...row } = toSettingsRow(userId, id, settings);
  const columns = { focus_area_class, default_weekly_min, weight };
  await tx
    .insertInto('focus_area_settings')
    .values({ ...row, ...columns })
    .onConflict((c) => c.columns(['user_id', 'focus_area_id', 'from_week']).doUpdateSet(columns))
    .execute();
  await tx
    .deleteFrom('focus_area_settings')
    .where('user_id', '=', userId)
    .where('focus_area_id', '=', id)
    .where('from_week', '>', settings.fromWeek)
    .execute();
}

/** A focus area with the settings that `effectiveSettings` needs for any of the requested weeks. */
export interface AreaSettingsHistory {
  readonly id: string;
  readonly name: string;
  readonly settings: readonly DatedSettings[];
}

const selectSettingsInWeeks = preparedQuery(
  (db, param: Param<'userId' | 'firstWeek' | 'lastWeek' | 'focusAreaId'>, scope: 'all' | 'one') =>
    db
      // Materialized, because PostgreSQL would otherwise look up `since` for every settings row instead of every area.
      .with(
        (cte) => cte('areas').materialized(),
        (qb) =>
          qb
            .selectFrom('focus_areas')
            .select((eb) => [
              'focus_areas.id',
              'name',
              'created_at',
              eb
                .selectFrom('focus_area_settings as first')
                .select((max) => max.fn.max('first.from_week').as('from_week'))
                .where('first.user_id', '=', param('userId'))
                .whereRef('first.focus_area_id', '=', 'focus_areas.id')
                .where('first.from_week', '<=', param('firstWeek'))
                .as('since'),
            ])
            .where('focus_areas.user_id', '=', param('userId'))
            .$if(scope === 'one', (areas) => areas.where('focus_areas.id', '=', param('focusAreaId'))),
      )
      .selectFrom('areas')
      .crossJoin('focus_area_settings as dated')
      .select(['areas.id', 'name', 'from_week', ...settingsColumns])
      .where('dated.user_id', '=', param('userId'))
      .whereRef('dated.focus_area_id', '=', 'areas.id')
      .whereRef('from_week', '>=', 'since')
      .where('from_week', '<=', param('lastWeek'))
      .orderBy('areas.created_at')
      .orderBy('areas.id')
      .orderBy('from_week'),
);

/** All areas or one, oldest first, with the settings that apply in any week from the first to the last. */
export async function listSettingsInWeeks(
  db: Db,
  userId: string,
  firstWeek: string,
  lastWeek: string,
  focusAreaId?: string,
): Promise<AreaSettingsHistory[]> {
  const scope = focusAreaId === undefined ? 'all' : 'one';
  const rows = await selectSettingsInWeeks(db, { userId, firstWeek, lastWeek, focusAreaId: focusAreaId ?? '' }, scope);
  const areas: (AreaSettingsHistory & { readonly settings: DatedSettings[] })[] = [];
  for (const row of rows) {
    if (areas.at(-1)?.id !== row.id) areas.push({ id: row.id, name: row.name, settings: [] });
    areas.at(-1)!.settings.push({ ...toSettings(row), fromWeek: row.from_week });
  }
  return areas;
}

function toSettingsRow(userId: string, id: string, settings: DatedSettings): Schema['focus_area_settings'] {
  return {
    user_id: userId,
    focus_area_id: id,
    from_week: settings.fromWeek,
    focus_area_class: settings.focusAreaClass,
    default_weekly_min: settings.defaultWeeklyMin,
    weight: settings.weight,
  };
}
