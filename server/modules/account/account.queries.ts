import type { OpenSession } from '#contract/account/account.ts';
import { sessionsPerAccount } from '#domain/limits.ts';
import { latestValidStart } from '#server/expiry.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Tx } from '#server/db/transaction.ts';
import { userColumns, type UserRow } from '#server/modules/auth/auth.queries.ts';

const selectOpenSessions = preparedQuery((db, param: Param<'userId' | 'currentId' | 'now' | 'latestStart'>) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', param('userId'))
    .where('expires_at', '>', param('now'))
    .where('created_at', '<=', param('latestStart'))
    .orderBy((eb) => eb.case().when('id', '=', param('currentId')).then(0).else(1).end())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sessionsPerAccount),
);

/** Lists the current session first, then the others by most recent use. */
export async function listOpenSessions(db: Db, userId: string, currentId: string, now: number): Promise<OpenSession[]> {
  const rows = await selectOpenSessions(db, { userId, currentId, now, latestStart: latestValidStart(now) });
  return rows.map((row) => ({
    _id: row.id,
    isCurrent: row.id === currentId,
    userAgent: row.user_agent,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: new Date(row.last_used_at).toISOString(),
  }));
}

export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
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
    .select([...userColumns, 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

export type PreferenceFields = Partial<Pick<Schema['users'], 'single_timer' | 'date_format' | 'time_format'>>;

export async function updatePreferences(
  db: Db | Tx,
  userId: string,
  changes: PreferenceFields,
): Promise<UserRow | undefined> {
  return db.updateTable('users').set(changes).where('id', '=', userId).returning(userColumns).executeTakeFirst();
}

/** Returns false if the password was changed after `expectedHash` was read. */
export async function lockUser(db: Db | Tx, userId: string, expectedHash: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', expectedHash)
    .forUpdate()
    .executeTakeFirst();
  return user !== undefined;
}

/**
 * Deletes the user, and through cascading foreign keys all of their data. Returns false if the password was changed after
 * `expectedHash` was read.
 */
export async function deleteAccount(tx: Tx, userId: string, expectedHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('users')
    .where('id', '=', userId)
    .where('password_hash', '=', expectedHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
