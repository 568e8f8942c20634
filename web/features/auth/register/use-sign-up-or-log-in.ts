import { useRef } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { useLogin, useSignup } from '#web/api/account/auth.ts';
import { readBrowserTimeZone } from '#web/widgets/time-zone/browser-time-zone.ts';

interface SignUpInput {
  readonly email: string;
  readonly password: string;
  readonly invitation: string | undefined;
}

/** Whether the error is one that repeating a sign-up causes: email taken, invitation used, or sign-up closed. */
function suggestsEarlierSuccess(error: ApiError): boolean {
  return error.status === 409 || error.status === 403 || isInvitationError(error);
}

/** Whether the server rejected the invitation rather than the email or the password. */
export function isInvitationError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422 && error.errors.every(({ field }) => field === 'invitation');
}

function isTimeZoneError(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ field }) => field === 'timeZone');
}

/**
 * Signs up. If the response to an earlier attempt was lost, the account may already exist. In that case, this logs in
 * with the same email and password instead of reporting that the email is taken.
 */
export function useSignUpOrLogIn(): (account: SignUpInput) => Promise<unknown> {
  const signup = useSignup();
  const login = useLogin();
  const lostResponseEmail = useRef<string>(undefined);

  /** Signs up with the browser's time zone, or without it if the server does not know that zone. */
  async function signUpInBrowserZone(account: SignUpInput): Promise<unknown> {
    try {
      return await signup.mutateAsync({ ...account, timeZone: readBrowserTimeZone() });
    } catch (error) {
      if (!isTimeZoneError(error)) throw error;
      return signup.mutateAsync(account);
    }
  }

  return async ({ email, password, invitation }) => {
    try {
      return await signUpInBrowserZone({ email, password, invitation });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) lostResponseEmail.current = email;
      if (!suggestsEarlierSuccess(error) || lostResponseEmail.current !== email) throw error;
      // If logging in fails too, the email belongs to someone else.
      return login.mutateAsync({ email, password }).catch(() => Promise.reject(error));
    }
  };
}
