import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Tx } from '../../db/transaction.ts';

/** How many areas of the account came with the sample, and whether it has any at all. */
export function sampleStateReader(db: Db) {
  const read = statement(db, (slot: (name: 'userId') => never) =>
    db.selectNoFrom((eb) => [
      eb
        .selectFrom('sample_focus_areas')
        .select((areas) => areas.fn.countAll<number>().as('count'))
        .where('user_id', '=', slot('userId'))
        .as('of_sample'),
      eb.exists(eb.selectFrom('focus_areas').select('id').where('user_id', '=', slot('userId'))).as('has_areas'),
    ]),
  );
  return async (userId: string) => {
    const [state] = await read({ userId });
    // SQLite says 0 or 1.
    return { focusAreas: state?.of_sample ?? 0, canAdd: !state?.has_areas };
  };
}

export async function noteSampleAreas(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await tx
    .insertInto('sample_focus_areas')
    .values(ids.map((focus_area_id) => ({ user_id: userId, focus_area_id })))
    .execute();
}

export async function sampleAreaIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sample_focus_areas')
    .select('focus_area_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.focus_area_id);
}

type AreaExpressions = ExpressionBuilder<Schema, 'focus_areas'>;

const areasOfSample = (userId: string) => (areas: AreaExpressions) =>
  areas(
    'focus_areas.id',
    'in',
    areas.selectFrom('sample_focus_areas').select('focus_area_id').where('user_id', '=', userId),
  );

/** Locks areas before their goals, the order used everywhere. */
export async function lockSampleAreas(db: Db | Tx, userId: string): Promise<void> {
  await db
    .selectFrom('focus_areas')
    .select('id')
    .where('user_id', '=', userId)
    .where(areasOfSample(userId))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** With everything in them, and with the note that they came with the sample. */
export async function deleteSampleAreas(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('focus_areas').where('user_id', '=', userId).where(areasOfSample(userId)).execute();
}
