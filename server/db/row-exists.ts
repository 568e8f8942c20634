import type { Db } from './schema.ts';
import type { Tx } from './transaction.ts';

/** Whether a user has a row with this id. */
export async function rowExists(
  db: Db | Tx,
  table: 'focus_areas' | 'goals' | 'action_plans',
  userId: string,
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
