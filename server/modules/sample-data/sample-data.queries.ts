import type { Db } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Tx } from '#server/db/transaction.ts';

const selectSampleState = preparedQuery((db, param: Param<'userId'>) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('sample_focus_areas')
      .select((areas) => areas.fn.countAll<number>().as('count'))
      .where('user_id', '=', param('userId'))
      .as('sample_areas'),
    eb.exists(eb.selectFrom('focus_areas').select('id').where('user_id', '=', param('userId'))).as('has_areas'),
  ]),
);

/** How many of the account's areas are sample data, and whether sample data can be added. */
export async function readSampleState(db: Db, userId: string) {
  const [state] = await selectSampleState(db, { userId });
  return { focusAreas: state?.sample_areas ?? 0, canAdd: !state?.has_areas };
}

export async function insertSampleAreas(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await tx
    .insertInto('sample_focus_areas')
    .values(ids.map((focus_area_id) => ({ user_id: userId, focus_area_id })))
    .execute();
}

export function selectSampleAreaIds(db: Db | Tx, userId: string) {
  return db.selectFrom('sample_focus_areas').select('focus_area_id').where('user_id', '=', userId);
}

export async function listSampleAreaIds(db: Db, userId: string): Promise<string[]> {
  const rows = await selectSampleAreaIds(db, userId).execute();
  return rows.map((row) => row.focus_area_id);
}

/** Call this before locking goals: areas are locked before goals everywhere. */
export async function lockSampleAreas(db: Db | Tx, userId: string): Promise<void> {
  await db
    .selectFrom('focus_areas')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', selectSampleAreaIds(db, userId))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Foreign keys cascade to everything in the areas, and to their rows in `sample_focus_areas`. */
export async function deleteSampleAreas(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('focus_areas')
    .where('user_id', '=', userId)
    .where('id', 'in', selectSampleAreaIds(tx, userId))
    .execute();
}
