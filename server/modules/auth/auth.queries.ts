import type { Transaction } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';

export type UserRow = Omit<Schema['users'], 'password_hash' | 'email_key'>;

const shown = ['id', 'email', 'time_zone', 'created_at'] as const;

/** What makes two spellings of an address one account. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

export async function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(shown).where('id', '=', userId).executeTakeFirst();
}

export async function findLogin(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select([...shown, 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** Nothing when the address is taken: the database decides, so that of sign-ups at once one succeeds. */
export async function insertUser(tx: Transaction<Schema>, user: Schema['users']): Promise<UserRow | undefined> {
  return tx
    .insertInto('users')
    .values(user)
    .onConflict((c) => c.column('email_key').doNothing())
    .returning(shown)
    .executeTakeFirst();
}
