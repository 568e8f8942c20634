import { useRef } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useLogin, useSignup } from '#web/api/auth.ts';

interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly invitation: string | undefined;
}

/** How a sign-up is refused that has succeeded before: the address is taken, the invitation used, or sign-up closed. */
function isOfEarlierSuccess(error: ApiError): boolean {
  return error.status === 409 || error.status === 403 || isOfInvitation(error);
}

/** Neither the address nor the password was refused. */
export function isOfInvitation(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422 && error.errors.every(({ field }) => field === 'invitation');
}

/**
 * Signs up. If the answer to an earlier try was lost, the account may have been made all the same, and its owner must not
 * be told that somebody has taken the address: then the same e-mail and password log in.
 */
export function useSignUpOrIn(): (account: NewAccount) => Promise<unknown> {
  const signup = useSignup();
  const login = useLogin();
  const unanswered = useRef<string>(undefined);

  return async ({ email, password, invitation }) => {
    try {
      return await signup.mutateAsync({ email, password, invitation });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) unanswered.current = email;
      if (!isOfEarlierSuccess(error) || unanswered.current !== email) throw error;
      // A password that does not fit means that the address was taken after all.
      return login.mutateAsync({ email, password }).catch(() => Promise.reject(error));
    }
  };
}
