import { useMutation } from '@tanstack/react-query';
import { auth } from '#contract/account/auth.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { call } from '#web/http/client.ts';

// Separate from auth.ts, which is part of every first load.

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: RequestInput<typeof auth.forgotPassword>['body']) => call(auth.forgotPassword, { body }),
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: RequestInput<typeof auth.resetPassword>['body']) => call(auth.resetPassword, { body }),
    gcTime: 0, // Do not retain the password in the mutation cache.
  });
}
