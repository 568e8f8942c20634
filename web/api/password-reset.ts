import { useMutation } from '@tanstack/react-query';
import { auth } from '#contract/auth.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { call } from '#web/http/client.ts';

// Not in auth.ts, which every first load includes.

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: RequestInput<typeof auth.forgotPassword>['body']) => call(auth.forgotPassword, { body }),
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: RequestInput<typeof auth.resetPassword>['body']) => call(auth.resetPassword, { body }),
    gcTime: 0, // The mutation cache keeps the variables, here a password.
  });
}
