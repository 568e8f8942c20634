import { type Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';
import { emailKey, endSessions } from './auth.queries.ts';
import { dropReset } from './password-reset.queries.ts';

/** Every account, oldest first. `used`: the last use of an open session, or the last log-in if that was later. */
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
    created: created_at,
    used: Math.max(last_login_at ?? 0, session_used_at ?? 0) || null,
    disabled: disabled_at,
  }));
}

/** Nobody is logged in to it any more, nor can log in or choose a new password. False if there is no such account. */
export async function disableAccount(tx: Tx, email: string, now: number): Promise<boolean> {
  // The account first, as a log-in does.
  const account = await tx
    .updateTable('users')
    .set((eb) => ({ disabled_at: eb.fn.coalesce('disabled_at', eb.val(now)) }))
    .where('email_key', '=', emailKey(email))
    .returning('id')
    .executeTakeFirst();
  if (!account) return false;
  await dropReset(tx, account.id);
  await endSessions(tx, account.id);
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
