import type { Db } from '../../db/open.ts';
import type { Schema } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import type { Tx } from '../../db/transaction.ts';
import { notFound } from '../../http/errors.ts';

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

/** False when the address is taken: the database decides, so that of sign-ups at once one succeeds. */
export async function insertUser(tx: Tx, user: Schema['users']): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('users')
    .values(user)
    .onConflict((c) => c.column('email_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when the password was changed or the account deleted meanwhile; if not, both wait until `tx` is over. */
export async function holdLogin(tx: Tx, userId: string, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    // A write that changes nothing is the one lock that both databases have.
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
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
