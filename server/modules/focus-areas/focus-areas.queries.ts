import type { FocusAreaSettings } from '#domain/focus-area.ts';
import { sortKey } from '#domain/search.ts';
import { firstSettings } from '#domain/settings-in-force.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Tx } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { insertSettings, settings, type SettingsRow } from './focus-area-settings.queries.ts';

type AreaRow = Omit<Schema['focus_areas'], 'name_key'>;
export type FocusAreaRow = Omit<AreaRow, 'user_id'> & SettingsRow;

const ofArea = ['focus_areas.id', 'name', 'description', 'focus_areas.created_at'] as const;

/** All areas with the latest settings of each: those that hold from now on. */
export function focusAreaLister(db: Db) {
  const list = statement(db, (slot: (name: 'userId') => never) =>
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
              .where('any_week.user_id', '=', slot('userId'))
              .whereRef('any_week.focus_area_id', '=', 'focus_areas.id'),
          ),
      )
      .select([...ofArea, ...settings])
      .where('focus_areas.user_id', '=', slot('userId'))
      .orderBy('focus_areas.created_at')
      .orderBy('focus_areas.id'),
  );
  return (userId: string): Promise<FocusAreaRow[]> => list({ userId });
}

export async function focusAreaExists(db: Db | Tx, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('focus_areas')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** With the settings that hold from its first week on. */
export async function insertFocusArea(
  tx: Tx,
  area: AreaRow,
  first: FocusAreaSettings,
  firstWeek: string,
): Promise<void> {
  await tx
    .insertInto('focus_areas')
    .values({ ...area, name_key: sortKey(area.name) })
    .execute();
  await insertSettings(tx, area.user_id, area.id, firstSettings(first, firstWeek));
}

/** Changes what is given, be it nothing, and keeps the area until `tx` is over; undefined when there is none. */
export async function holdFocusArea(
  tx: Tx,
  userId: string,
  id: string,
  changes: { readonly name?: string | undefined; readonly description?: string | undefined },
) {
  return (
    tx
      .updateTable('focus_areas')
      // A write that changes nothing is the one lock that both databases have.
      .set((eb) => ({
        created_at: eb.ref('created_at'),
        ...changes,
        ...(changes.name !== undefined && { name_key: sortKey(changes.name) }),
      }))
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning(ofArea)
      .executeTakeFirst()
  );
}

/** Locks the area against changes and additions until the transaction is over. */
export async function lockFocusArea(db: Db | Tx, userId: string, id: string): Promise<void> {
  await db
    .selectFrom('focus_areas')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

export async function deleteFocusArea(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('focus_areas')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
