import type { Insertable } from 'kysely';
import type { User } from '#contract/auth.ts';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Tx } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';

export const shownOfUser = ['id', 'email', 'time_zone', 'single_timer', 'created_at'] as const;

export type UserRow = Pick<Schema['users'], (typeof shownOfUser)[number]>;

export function userOf(row: UserRow): User {
  return {
    _id: row.id,
    email: row.email,
    timeZone: row.time_zone,
    singleTimer: row.single_timer === 1,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** What makes two spellings of an address one account. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

export function userFinder(db: Db) {
  const find = statement(db, (slot: (name: 'userId') => never) =>
    db.selectFrom('users').select(shownOfUser).where('id', '=', slot('userId')),
  );
  return async (userId: string): Promise<UserRow | undefined> => (await find({ userId }))[0];
}

export async function findLogin(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select([...shownOfUser, 'password_hash', 'disabled_at'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** False when the address is taken: the database decides, so that of sign-ups at once one succeeds. */
export async function insertUser(tx: Tx, user: Insertable<Schema['users']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('users')
    .values(user)
    .onConflict((c) => c.column('email_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export type LoginFields = Partial<Pick<Schema['users'], 'email' | 'email_key' | 'password_hash'>>;

/** False when the password was changed or the account deleted since that hash was read. */
export async function changeLogin(tx: Tx, userId: string, readHash: string, changed: LoginFields): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set(changed)
    .where('id', '=', userId)
    .where('password_hash', '=', readHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Writes down a log-in. False when the password was changed, or the account disabled or deleted meanwhile; if not, all of
 * these wait until `tx` is over.
 */
export async function noteLogin(tx: Tx, userId: string, readHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ last_login_at: now })
    .where('id', '=', userId)
    .where('password_hash', '=', readHash)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** All of the user's, or all but one. */
export async function endSessions(on: Db | Tx, userId: string, kept = ''): Promise<void> {
  await on.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', kept).execute();
}

export async function timeZoneOf(db: Db | Tx, userId: string): Promise<string> {
  const { time_zone } = await db
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', userId)
    // Deleted since the session was looked up: nothing of theirs is there any more.
    .executeTakeFirstOrThrow(notFound);
  return time_zone;
}

/** `timeZoneOf`, built once. */
export function timeZoneFinder(db: Db) {
  const find = statement(db, (slot: (name: 'userId') => never) =>
    db.selectFrom('users').select('time_zone').where('id', '=', slot('userId')),
  );
  return async (userId: string): Promise<string> => {
    const [row] = await find({ userId });
    if (!row) throw notFound();
    return row.time_zone;
  };
}
