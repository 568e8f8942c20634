import type { SignUpState } from '#contract/sign-up.ts';
import type { Db } from '../../db/open.ts';
import type { Tx } from '../../db/transaction.ts';

/** What the setting means at this moment. */
export async function signUpState(on: Db | Tx, setting: SignUpState): Promise<SignUpState> {
  if (setting !== 'first') return setting;
  const account = await on.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return account ? 'closed' : 'first';
}

/** The same, and it stays so until `tx` is over: of sign-ups at the same time, only one is the first. */
export async function holdSignUpState(tx: Tx, setting: SignUpState): Promise<SignUpState> {
  if (setting === 'first') {
    // Any row that is always there can be the lock; SQLite has locked the whole database already.
    await tx.selectFrom('secrets').select('name').where('name', '=', 'server').forUpdate().executeTakeFirst();
  }
  return signUpState(tx, setting);
}
