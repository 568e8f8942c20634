import type { Transaction } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';

export type UserRow = Omit<Schema['users'], 'password_hash' | 'email_key'>;

const shown = ['id', 'email', 'time_zone', 'created_at'] as const;

/** What makes two spellings of an address one account. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

export function userFinder(db: Db) {
  const find = statement(db, (slot: (name: 'userId') => never) =>
    db.selectFrom('users').select(shown).where('id', '=', slot('userId')),
  );
  return async (userId: string): Promise<UserRow | undefined> => (await find({ userId }))[0];
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
