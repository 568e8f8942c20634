import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { account } from '#contract/account/account.ts';
import type { User } from '#contract/account/auth.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { clearUserData, meQuery, useUser } from './auth.ts';
import { queryFor } from '#web/http/query-for.ts';
import { call } from '#web/http/client.ts';
import { ignoreNotFound } from '#web/http/ignore-not-found.ts';
import { clearOutbox } from '#web/offline/outbox.ts';
import { clearTabStorage } from '#web/http/tab-storage.ts';

const sessionsKey = ['account', 'sessions'] as const;

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  ...queryFor(account.listSessions, {}),
  refetchOnWindowFocus: 'always',
});

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => ignoreNotFound(call(account.endSession, { params: { id } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(account.endOtherSessions, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}

export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestInput<typeof account.changeEmail>['body']) => call(account.changeEmail, { body }),
    onSuccess: ({ user }) => {
      queryClient.setQueryData<User | null>(meQuery.queryKey, user);
      void queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
    gcTime: 0, // Do not retain the password in the mutation cache.
  });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestInput<typeof account.changePassword>['body']) => call(account.changePassword, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
    gcTime: 0,
  });
}

export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const { _id } = useUser();
  return useMutation({
    mutationFn: (currentPassword: string) => call(account.remove, { body: { currentPassword } }),
    onSuccess: () => {
      clearOutbox(_id);
      clearTabStorage();
      clearUserData(queryClient);
    },
    gcTime: 0,
  });
}
