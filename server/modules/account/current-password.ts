import type { account } from '#contract/account.ts';
import { messages } from '#contract/errors.ts';
import { ApiError, refusal } from '../../http/errors.ts';
import type { Services } from '../../http/services.ts';
import { type Account, findAccount } from './account.queries.ts';

/** The calls that ask for the current password. */
type Guarded = (typeof account)['changeEmail' | 'changePassword' | 'remove'];

interface Caller {
  readonly userId: string;
  readonly now: number;
}

/** Not a 401, which means that the session is over. */
export const wrongPassword = (endpoint: Guarded) => refusal(endpoint, 422, 'currentPassword');

/**
 * Acts if the password is right. Every try counts until it has succeeded: any number of guesses at once count as that
 * many, and nobody finds out by the thousand which addresses are taken. Where the account has the wanted password
 * already, the answer to the same call was lost: it is acted on as done.
 */
export async function withPassword<T>(
  { db, limiter, passwords }: Services,
  { userId, now }: Caller,
  endpoint: Guarded,
  given: string,
  act: (account: Account, isDone: boolean) => Promise<T>,
  wanted?: string,
): Promise<T> {
  await limiter.take('passwordByUser', userId, now);
  const giveBack = () => limiter.giveBack('passwordByUser', userId);
  const found = await findAccount(db, userId);
  // It was deleted between the look at the session and now.
  if (!found) throw new ApiError(401, messages.noSession);
  const matches = await passwords.verify(found.password_hash, given).catch(async (error: unknown) => {
    // Nobody looked at the password.
    await giveBack();
    throw error;
  });
  const isDone = !matches && wanted !== undefined && (await passwords.verify(found.password_hash, wanted));
  if (!matches && !isDone) throw wrongPassword(endpoint);
  const done = await act(found, isDone);
  await giveBack();
  return done;
}
