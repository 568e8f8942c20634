import type { FocusArea } from '#contract/goals/focus-areas.ts';
import { type AreaColor, createColorPicker } from '#domain/focus-area/area-colors.ts';
import { type FocusAreaSettings, toCategoryClass } from '#domain/focus-area/focus-area.ts';
import { toSortKey } from '#domain/search/search.ts';
import { initialSettings } from '#domain/focus-area/effective-settings.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Tx } from '#server/db/transaction.ts';
import { insertSettings, settingsColumns, toSettings } from './focus-area-settings.queries.ts';

type AreaRow = Omit<Schema['focus_areas'], 'name_key'>;

const areaColumns = ['focus_areas.id', 'name', 'description', 'color', 'focus_areas.created_at'] as const;

export function toFocusArea(
  { id, name, description, color, created_at }: Omit<AreaRow, 'user_id'>,
  settings: FocusAreaSettings,
): FocusArea {
  return {
    _id: id,
    name,
    description,
    ...settings,
    categoryClass: toCategoryClass(settings.focusAreaClass),
    color,
    createdAt: new Date(created_at).toISOString(),
  };
}

const selectWithLatestSettings = preparedQuery((db, param: Param<'userId'>) =>
  db
    .selectFrom('focus_areas')
    .innerJoin('focus_area_settings as latest', (join) =>
      join
        .onRef('latest.user_id', '=', 'focus_areas.user_id')
        .onRef('latest.focus_area_id', '=', 'focus_areas.id')
        .on('latest.from_week', '=', (eb) =>
          eb
            .selectFrom('focus_area_settings as any_week')
            .select((max) => max.fn.max('any_week.from_week').as('from_week'))
            .where('any_week.user_id', '=', param('userId'))
            .whereRef('any_week.focus_area_id', '=', 'focus_areas.id'),
        ),
    )
    .select([...areaColumns, ...settingsColumns])
    .where('focus_areas.user_id', '=', param('userId'))
    .orderBy('focus_areas.created_at')
    .orderBy('focus_areas.id'),
);

/** Oldest first, each with its latest settings. */
export async function listFocusAreas(db: Db, userId: string): Promise<FocusArea[]> {
  return (await selectWithLatestSettings(db, { userId })).map((row) => toFocusArea(row, toSettings(row)));
}

/** Returns a function that picks the colours of new areas. Lock the account before, so that they differ. */
export async function createAreaColorPicker(db: Db | Tx, userId: string): Promise<() => AreaColor> {
  const areas = await db.selectFrom('focus_areas').select('color').where('user_id', '=', userId).execute();
  return createColorPicker(areas.map(({ color }) => color));
}

/** Inserts an area with the settings that apply from its first week. */
export async function insertFocusArea(
  tx: Tx,
  area: AreaRow,
  first: FocusAreaSettings,
  firstWeek: string,
): Promise<void> {
  await tx
    .insertInto('focus_areas')
    .values({ ...area, name_key: toSortKey(area.name) })
    .execute();
  await insertSettings(tx, area.user_id, area.id, initialSettings(first, firstWeek));
}

/** Changes the given fields and locks the area until `tx` ends. Returns undefined if it does not exist. */
export async function updateFocusAreaRow(
  tx: Tx,
  userId: string,
  id: string,
  changes: { readonly [C in 'name' | 'description' | 'color']?: Schema['focus_areas'][C] | undefined },
) {
  return tx
    .updateTable('focus_areas')
    .set((eb) => ({
      // An UPDATE needs at least one column, and `changes` may be empty.
      created_at: eb.ref('created_at'),
      ...changes,
      ...(changes.name !== undefined && { name_key: toSortKey(changes.name) }),
    }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(areaColumns)
    .executeTakeFirst();
}

/**
 * Locks an area until `tx` ends. Returns false if it does not exist. Unlike a deletion's lock, it does not
 * block inserts of rows that reference the area.
 */
export async function lockFocusAreaIfExists(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await updateFocusAreaRow(tx, userId, id, {})) !== undefined;
}

/** Locks all areas until the transaction ends, in the order of their ids to avoid deadlocks. */
export async function lockFocusAreas(
  db: Db | Tx,
  userId: string,
  { against }: { readonly against: 'changes' | 'deletion' },
): Promise<void> {
  const areas = db.selectFrom('focus_areas').select('id').where('user_id', '=', userId).orderBy('id');
  await (against === 'changes' ? areas.forUpdate() : areas.forKeyShare()).execute();
}
