import type { OpenSession } from '#contract/account.ts';
import { sessionsPerAccount } from '#domain/limits.ts';
import { latestStart } from '#domain/plausible-time.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Tx } from '../../db/transaction.ts';
import { shownOfUser, type UserRow } from '../auth/auth.queries.ts';

/** The current one first, then by last use. */
export function openSessionLister(db: Db) {
  const list = statement(db, (slot: (name: 'userId' | 'currentId' | 'now' | 'latestStart') => never) =>
    db
      .selectFrom('sessions')
      .select(['id', 'user_agent', 'created_at', 'last_used_at'])
      .where('user_id', '=', slot('userId'))
      .where('expires_at', '>', slot('now'))
      .where('created_at', '<=', slot('latestStart'))
      .orderBy((eb) => eb.case().when('id', '=', slot('currentId')).then(0).else(1).end())
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .limit(sessionsPerAccount),
  );
  return async (userId: string, currentId: string, now: number): Promise<OpenSession[]> =>
    (await list({ userId, currentId, now, latestStart: latestStart(now) })).map((row) => ({
      _id: row.id,
      isCurrent: row.id === currentId,
      userAgent: row.user_agent,
      createdAt: new Date(row.created_at).toISOString(),
      lastUsedAt: new Date(row.last_used_at).toISOString(),
    }));
}

export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export type Account = UserRow & Pick<Schema['users'], 'password_hash'>;

export async function findAccount(db: Db, userId: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select([...shownOfUser, 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export async function setSingleTimer(db: Db, userId: string, isOn: boolean): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({ single_timer: isOn ? 1 : 0 })
    .where('id', '=', userId)
    .returning(shownOfUser)
    .executeTakeFirst();
}

/** False when the password was changed since that hash was read. */
export async function lockUser(db: Db | Tx, userId: string, readHash: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', readHash)
    .forUpdate()
    .executeTakeFirst();
  return user !== undefined;
}

/** With everything that is theirs: foreign keys cascade. False when the password was changed since that hash was read. */
export async function deleteAccount(tx: Tx, userId: string, readHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('users')
    .where('id', '=', userId)
    .where('password_hash', '=', readHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
