import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';

export async function countSampleAreas(db: Db | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sample_focus_areas')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function noteSampleAreas(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await tx
    .insertInto('sample_focus_areas')
    .values(ids.map((focus_area_id) => ({ user_id: userId, focus_area_id })))
    .execute();
}

/** With everything in them, and with the note that they came with the sample. */
export async function deleteSampleAreas(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('focus_areas')
    .where('user_id', '=', userId)
    .where('id', 'in', (areas) =>
      areas.selectFrom('sample_focus_areas').select('focus_area_id').where('sample_focus_areas.user_id', '=', userId),
    )
    .execute();
}
