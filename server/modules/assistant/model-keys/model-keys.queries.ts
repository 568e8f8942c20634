import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Db, Schema } from '#server/db/schema.ts';

export type ModelKeyRow = Schema['model_keys'];

const selectModelKey = preparedQuery((db, param: Param<'userId'>) =>
  db.selectFrom('model_keys').selectAll().where('user_id', '=', param('userId')),
);

export async function findModelKey(db: Db, userId: string): Promise<ModelKeyRow | undefined> {
  const [row] = await selectModelKey(db, { userId });
  return row;
}

export async function upsertModelKey(db: Db, row: ModelKeyRow): Promise<void> {
  const { user_id: _, ...changed } = row;
  await db
    .insertInto('model_keys')
    .values(row)
    .onConflict((c) => c.column('user_id').doUpdateSet(changed))
    .execute();
}

export async function deleteModelKey(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('model_keys').where('user_id', '=', userId).execute();
}

/** For operators who have lost the encryption key. Returns how many there were. */
export async function deleteAllModelKeys(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('model_keys').executeTakeFirst();
  return Number(numDeletedRows);
}
