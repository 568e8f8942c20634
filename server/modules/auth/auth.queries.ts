import type { Insertable } from 'kysely';
import type { User } from '#contract/account/auth.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { type Param, preparedQuery } from '#server/db/prepared-query.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notFound, orNotFound } from '#server/http/errors.ts';

export const userColumns = [
  'id',
  'email',
  'time_zone',
  'single_timer',
  'date_format',
  'time_format',
  'created_at',
] as const;

export type UserRow = Pick<Schema['users'], (typeof userColumns)[number]>;

export function toUser(row: UserRow): User {
  return {
    _id: row.id,
    email: row.email,
    timeZone: row.time_zone,
    singleTimer: row.single_timer === 1,
    dateFormat: row.date_format,
    timeFormat: row.time_format,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** Addresses that differ only in case belong to the same account. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

const selectUser = preparedQuery((db, param: Param<'userId'>) =>
  db.selectFrom('users').select(userColumns).where('id', '=', param('userId')),
);

export async function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  return (await selectUser(db, { userId }))[0];
}

export async function findCredentials(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select([...userColumns, 'password_hash', 'disabled_at'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** Returns false if the address is taken. The unique index decides, so only one of several concurrent sign-ups succeeds. */
export async function insertUser(tx: Tx, user: Insertable<Schema['users']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('users')
    .values(user)
    .onConflict((c) => c.column('email_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export type CredentialFields = Partial<Pick<Schema['users'], 'email' | 'email_key' | 'password_hash'>>;

/** Returns false if the password was changed or the account deleted after `expectedHash` was read. */
export async function updateCredentials(
  tx: Tx,
  userId: string,
  expectedHash: string,
  changes: CredentialFields,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set(changes)
    .where('id', '=', userId)
    .where('password_hash', '=', expectedHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Records a login and locks the account until `tx` ends. Returns false if the password was changed, or the account
 * disabled or deleted, after `expectedHash` was read.
 */
export async function recordLogin(tx: Tx, userId: string, expectedHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ last_login_at: now })
    .where('id', '=', userId)
    .where('password_hash', '=', expectedHash)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setPasswordHash(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** Deletes all of a user's sessions, or all but one. */
export async function deleteSessions(db: Db | Tx, userId: string, exceptId = ''): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', exceptId).execute();
}

export async function getTimeZone(db: Db | Tx, userId: string): Promise<string> {
  const { time_zone } = await db
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', userId)
    // The account was deleted after the session was read.
    .executeTakeFirstOrThrow(notFound);
  return time_zone;
}

/** Like `getTimeZone`, for use outside transactions. Reads the whole user, because most pages need that as well. */
export async function findTimeZone(db: Db, userId: string): Promise<string> {
  const user = orNotFound(await findUser(db, userId));
  return user.time_zone;
}
