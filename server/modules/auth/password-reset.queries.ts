import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';

/** In the place of an earlier one: only the newest link opens anything. */
export async function putReset(db: Db, reset: Schema['password_resets']): Promise<void> {
  const { user_id: _, ...changed } = reset;
  await db
    .insertInto('password_resets')
    .values(reset)
    .onConflict((c) => c.column('user_id').doUpdateSet(changed))
    .execute();
}

/** Whose password it is the way to. */
export async function findReset(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** False when it was used or replaced meanwhile. */
export async function useReset(tx: Tx, userId: string, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function dropReset(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}
