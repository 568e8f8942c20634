import { resetLifeMs } from '#domain/limits.ts';
import { latestEnd } from '#domain/plausible-time.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';

/**
 * In the place of an earlier one: only the newest link opens anything. False where the address is no longer theirs, or the
 * account is disabled.
 */
export async function putReset(db: Db, email: string, reset: Schema['password_resets']): Promise<boolean> {
  const { user_id: userId, ...changed } = reset;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('password_resets')
    .columns(['user_id', 'token_hash', 'expires_at'])
    .expression((e) =>
      e
        .selectFrom('users')
        .select(({ cast, val }) => [
          'id',
          val(changed.token_hash).as('token_hash'),
          cast<number>(val(changed.expires_at), 'bigint').as('expires_at'),
        ])
        .where('id', '=', userId)
        .where('email', '=', email)
        .where('disabled_at', 'is', null),
    )
    .onConflict((c) => c.column('user_id').doUpdateSet(changed))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whose password it is the way to. */
export async function findReset(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.email'])
    .where('token_hash', '=', tokenHash)
    .where('disabled_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd(now, resetLifeMs))
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
