import type { account } from '#contract/account/account.ts';
import { errorMessages } from '#contract/schema/errors.ts';
import { ApiError, declaredError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { type Account, findAccount } from './account.queries.ts';

type PasswordProtectedEndpoint = (typeof account)['changeEmail' | 'changePassword' | 'remove'];

interface Caller {
  readonly userId: string;
  readonly now: number;
}

/** The status is not 401, because clients would conclude that the session has ended. */
export const wrongPasswordError = (endpoint: PasswordProtectedEndpoint) =>
  declaredError(endpoint, 422, 'currentPassword');

/**
 * Runs `action` if the password is right. Each attempt counts against the rate limit until it succeeds, so that concurrent
 * guesses are all counted, and changing the email address cannot be used to probe in bulk which addresses are taken.
 *
 * If the account already has `newPassword`, this request is a retry whose first response was lost: `action` runs with
 * `isAlreadyChanged`.
 */
export async function withVerifiedPassword<T>(
  { db, rateLimiter, passwords }: Services,
  { userId, now }: Caller,
  endpoint: PasswordProtectedEndpoint,
  password: string,
  action: (account: Account, isAlreadyChanged: boolean) => Promise<T>,
  newPassword?: string,
): Promise<T> {
  await rateLimiter.consume('passwordByUser', userId, now);
  const refund = () => rateLimiter.refund('passwordByUser', userId);
  const found = await findAccount(db, userId);
  // The account was deleted after the session was read.
  if (!found) throw new ApiError(401, errorMessages.unauthenticated);
  const matches = await passwords.verify(found.password_hash, password).catch(async (error: unknown) => {
    // The password was not checked.
    await refund();
    throw error;
  });
  const isAlreadyChanged =
    !matches && newPassword !== undefined && (await passwords.verify(found.password_hash, newPassword));
  if (!matches && !isAlreadyChanged) throw wrongPasswordError(endpoint);
  const result = await action(found, isAlreadyChanged);
  await refund();
  return result;
}
