import { useRef } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useLogin, useSignup } from '#web/api/auth.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs up. If the answer to an earlier try was lost, the account may have been made all the same, and its owner must not
 * be told that somebody has taken the address: then the same e-mail and password log in.
 */
export function useSignUpOrIn(): (credentials: Credentials) => Promise<unknown> {
  const signup = useSignup();
  const login = useLogin();
  const unanswered = useRef<string>(undefined);

  return async (credentials) => {
    try {
      return await signup.mutateAsync(credentials);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      if (status === 0) unanswered.current = credentials.email;
      if (status !== 409 || unanswered.current !== credentials.email) throw error;
      // A password that does not fit means that the address was taken after all.
      return login.mutateAsync(credentials).catch(() => Promise.reject(error));
    }
  };
}
