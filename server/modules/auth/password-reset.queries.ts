import { resetLinkTtlMs } from '#domain/limits.ts';
import { latestValidEnd } from '#server/expiry.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

/**
 * Replaces an earlier reset, so only the newest link works. Returns false if the account's address has changed in the
 * meantime or the account is disabled.
 */
export async function upsertPasswordReset(db: Db, email: string, reset: Schema['password_resets']): Promise<boolean> {
  const { user_id: userId, ...changes } = reset;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('password_resets')
    .columns(['user_id', 'token_hash', 'expires_at'])
    .expression((e) =>
      e
        .selectFrom('users')
        .select(({ cast, val }) => [
          'id',
          val(changes.token_hash).as('token_hash'),
          cast<number>(val(changes.expires_at), 'bigint').as('expires_at'),
        ])
        .where('id', '=', userId)
        .where('email', '=', email)
        .where('disabled_at', 'is', null),
    )
    .onConflict((c) => c.column('user_id').doUpdateSet(changes))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The account whose password can be reset with the token. */
export async function findPasswordReset(db: Db, tokenHash: string, now: number) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.email'])
    .where('token_hash', '=', tokenHash)
    .where('disabled_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestValidEnd(now, resetLinkTtlMs))
    .executeTakeFirst();
}

/** Returns false if the token was used or replaced in the meantime. */
export async function consumePasswordReset(tx: Tx, userId: string, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deletePasswordReset(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}
