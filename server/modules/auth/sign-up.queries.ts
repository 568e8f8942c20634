import type { SignUpState } from '#contract/account/auth.ts';
import type { Db } from '#server/db/schema.ts';
import type { Tx } from '#server/db/transaction.ts';

/** Resolves `first` to `closed` once an account exists. */
export async function getSignUpState(db: Db | Tx, setting: SignUpState): Promise<SignUpState> {
  if (setting !== 'first') return setting;
  const account = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return account ? 'closed' : 'first';
}

/** Like `getSignUpState`, but holds a lock until `tx` ends, so that only one of several concurrent sign-ups is the first. */
export async function lockSignUpState(tx: Tx, setting: SignUpState): Promise<SignUpState> {
  if (setting === 'first') {
    // Any row that always exists can serve as the lock. On SQLite, a transaction locks the whole database anyway.
    await tx.selectFrom('secrets').select('name').where('name', '=', 'server').forUpdate().executeTakeFirst();
  }
  return getSignUpState(tx, setting);
}
