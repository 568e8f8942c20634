import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { emailKey, deleteSessions } from './auth.queries.ts';
import { deletePasswordReset } from './password-reset.queries.ts';

/** Oldest first. `lastUsedAt` is the last use of an open session, or the last login if that was later. */
export async function listAccounts(db: Db) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('sessions', 'sessions.user_id', 'users.id')
    .select(({ fn }) => [
      'users.email',
      'users.created_at',
      'users.last_login_at',
      'users.disabled_at',
      fn.max('sessions.last_used_at').as('session_used_at'),
    ])
    .groupBy(['users.id', 'users.email', 'users.created_at', 'users.last_login_at', 'users.disabled_at'])
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute();
  return rows.map(({ email, created_at, last_login_at, disabled_at, session_used_at }) => ({
    email,
    createdAt: created_at,
    lastUsedAt: Math.max(last_login_at ?? 0, session_used_at ?? 0) || null,
    disabledAt: disabled_at,
  }));
}

/** Ends all sessions and prevents logins and password resets. Returns false if the account does not exist. */
export async function disableAccount(tx: Tx, email: string, now: number): Promise<boolean> {
  // Locks the account first, as a login does, to avoid deadlocks.
  const account = await tx
    .updateTable('users')
    .set((eb) => ({ disabled_at: eb.fn.coalesce('disabled_at', eb.val(now)) }))
    .where('email_key', '=', emailKey(email))
    .returning('id')
    .executeTakeFirst();
  if (!account) return false;
  await deletePasswordReset(tx, account.id);
  await deleteSessions(tx, account.id);
  return true;
}

export async function enableAccount(db: Db, email: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ disabled_at: null })
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
