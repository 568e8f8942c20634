import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { account } from '#contract/account.ts';
import type { User } from '#contract/auth.ts';
import type { Sent } from '#contract/endpoint.ts';
import { forgetUser, meQuery, useUser } from './auth.ts';
import { answerTo } from './answer-to.ts';
import { call } from './client.ts';
import { goneAfter } from './gone-after.ts';
import { forgetQueue } from './offline-queue.ts';
import { refreshEverything } from './refresh-everything.ts';
import { forgetTab } from './tab-storage.ts';

const sessionsKey = ['account', 'sessions'] as const;

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  ...answerTo(account.sessions, {}),
  refetchOnWindowFocus: 'always',
});

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => goneAfter(call(account.endSession, { params: { id } })),
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
    mutationFn: (body: Sent<typeof account.changeEmail>['body']) => call(account.changeEmail, { body }),
    onSuccess: ({ user }) => {
      queryClient.setQueryData<User | null>(meQuery.queryKey, user);
      void queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
    gcTime: 0, // A mutation remembers what it was called with, here a password.
  });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof account.changePassword>['body']) => call(account.changePassword, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
    gcTime: 0,
  });
}

/** Every day and week may begin and end elsewhere, so everything is asked for again. */
export function useChangeTimeZone() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (timeZone: string) => call(account.changeTimeZone, { body: { timeZone } }),
    onSuccess: ({ user }) => {
      queryClient.setQueryData<User | null>(meQuery.queryKey, user);
      void refreshEverything(queryClient);
    },
  });
}

export function useChangeSingleTimer() {
  const queryClient = useQueryClient();
  return useMutation({
    // Of two quick changes the later one wins.
    scope: { id: 'single-timer' },
    mutationFn: (singleTimer: boolean) => call(account.changeSingleTimer, { body: { singleTimer } }),
    onSuccess: ({ user }) => queryClient.setQueryData<User | null>(meQuery.queryKey, user),
  });
}

export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const { _id } = useUser();
  return useMutation({
    mutationFn: (currentPassword: string) => call(account.remove, { body: { currentPassword } }),
    onSuccess: () => {
      forgetQueue(_id);
      forgetTab();
      forgetUser(queryClient);
    },
    gcTime: 0,
  });
}
