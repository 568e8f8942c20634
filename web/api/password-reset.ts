import { useMutation } from '@tanstack/react-query';
import { auth } from '#contract/auth.ts';
import type { Sent } from '#contract/endpoint.ts';
import { call } from './client.ts';

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: Sent<typeof auth.forgotPassword>['body']) => call(auth.forgotPassword, { body }),
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: Sent<typeof auth.resetPassword>['body']) => call(auth.resetPassword, { body }),
    gcTime: 0, // A mutation remembers what it was called with, here a password.
  });
}
