import type { ExpressionBuilder } from 'kysely';
import type { FocusAreaSettings } from '#domain/focus-area.ts';
import type { DatedSettings } from '#domain/settings-in-force.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Tx } from '../../db/transaction.ts';

export type SettingsRow = Pick<Schema['focus_area_settings'], 'focus_area_class' | 'default_weekly_min' | 'weight'>;

export const settings = ['focus_area_class', 'default_weekly_min', 'weight'] as const;

export function settingsOf(row: SettingsRow): FocusAreaSettings {
  return { focusAreaClass: row.focus_area_class, defaultWeeklyMin: row.default_weekly_min, weight: row.weight };
}

export async function insertSettings(
  tx: Tx,
  userId: string,
  id: string,
  dated: readonly DatedSettings[],
): Promise<void> {
  await tx
    .insertInto('focus_area_settings')
    .values(dated.map((each) => settingsRow(userId, id, each)))
    .execute();
}

export async function latestSettings(
  tx: Tx,
  userId: string,
  id: string,
): Promise<SettingsRow & { readonly from_week: string }> {
  return tx
    .selectFrom('focus_area_settings')
    .select(['from_week', ...settings])
    .where('user_id', '=', userId)
    .where('focus_area_id', '=', id)
    .orderBy('from_week', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** All that were ever set for a focus area. */
export async function settingsOfFocusArea(tx: Tx, userId: string, id: string): Promise<DatedSettings[]> {
  const rows = await tx
    .selectFrom('focus_area_settings')
    .select(['from_week', ...settings])
    .where('user_id', '=', userId)
    .where('focus_area_id', '=', id)
    .execute();
  return rows.map((row) => ({ ...settingsOf(row), fromWeek: row.from_week }));
}

/** As what a focus area was last set to count, for statements that have its row. */
export function latestClass(eb: ExpressionBuilder<Schema, 'focus_areas'>, userId: string) {
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

/** From that week on, whatever was set for later ones: after a change of time zone the current week may be an earlier one. */
export async function putSettings(tx: Tx, userId: string, id: string, dated: DatedSettings): Promise<void> {
  const { focus_area_class, default_weekly_min, weight, ...row } = settingsRow(userId, id, dated);
  const changed = { focus_area_class, default_weekly_min, weight };
  await tx
    .insertInto('focus_area_settings')
    .values({ ...row, ...changed })
    .onConflict((c) => c.columns(['user_id', 'focus_area_id', 'from_week']).doUpdateSet(changed))
    .execute();
  await tx
    .deleteFrom('focus_area_settings')
    .where('user_id', '=', userId)
    .where('focus_area_id', '=', id)
    .where('from_week', '>', dated.fromWeek)
    .execute();
}

/** A focus area, and all that `settingsInForce` needs for any week of those that were asked for. */
export interface AreaInWeeks {
  readonly id: string;
  readonly name: string;
  readonly dated: readonly DatedSettings[];
}

/** All areas or one, oldest first, with what holds in any week from the first to the last. */
export function settingsInWeeksReader(db: Db, scope: 'all' | 'one' = 'all') {
  const read = statement(db, (slot: (name: 'userId' | 'firstWeek' | 'lastWeek' | 'focusAreaId') => never) =>
    db
      // Computed once per area; PostgreSQL would otherwise look it up once per settings row.
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
                .where('first.user_id', '=', slot('userId'))
                .whereRef('first.focus_area_id', '=', 'focus_areas.id')
                .where('first.from_week', '<=', slot('firstWeek'))
                .as('since'),
            ])
            .where('focus_areas.user_id', '=', slot('userId'))
            .$if(scope === 'one', (areas) => areas.where('focus_areas.id', '=', slot('focusAreaId'))),
      )
      .selectFrom('areas')
      .crossJoin('focus_area_settings as dated')
      .select(['areas.id', 'name', 'from_week', ...settings])
      .where('dated.user_id', '=', slot('userId'))
      .whereRef('dated.focus_area_id', '=', 'areas.id')
      .whereRef('from_week', '>=', 'since')
      .where('from_week', '<=', slot('lastWeek'))
      .orderBy('areas.created_at')
      .orderBy('areas.id')
      .orderBy('from_week'),
  );
  return async (userId: string, firstWeek: string, lastWeek: string, focusAreaId = ''): Promise<AreaInWeeks[]> => {
    const areas: (AreaInWeeks & { readonly dated: DatedSettings[] })[] = [];
    for (const row of await read({ userId, firstWeek, lastWeek, focusAreaId })) {
      if (areas.at(-1)?.id !== row.id) areas.push({ id: row.id, name: row.name, dated: [] });
      areas.at(-1)!.dated.push({ ...settingsOf(row), fromWeek: row.from_week });
    }
    return areas;
  };
}

function settingsRow(userId: string, id: string, dated: DatedSettings): Schema['focus_area_settings'] {
  return {
    user_id: userId,
    focus_area_id: id,
    from_week: dated.fromWeek,
    focus_area_class: dated.focusAreaClass,
    default_weekly_min: dated.defaultWeeklyMin,
    weight: dated.weight,
  };
}
