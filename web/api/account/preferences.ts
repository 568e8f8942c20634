import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/account/auth.ts';
import { preferences } from '#contract/account/preferences.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { call } from '#web/http/client.ts';
import { invalidateUserData, meQuery } from './auth.ts';

/** Invalidates everything, because every day and week may now begin at a different instant. */
export function useChangeTimeZone() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (timeZone: string) => call(preferences.changeTimeZone, { body: { timeZone } }),
    onSuccess: ({ user }) => {
      queryClient.setQueryData<User | null>(meQuery.queryKey, user);
      void invalidateUserData(queryClient);
    },
  });
}

export function useChangeSingleTimer() {
  const queryClient = useQueryClient();
  return useMutation({
    // Serialized, so that the later of two quick changes wins.
    scope: { id: 'single-timer' },
    mutationFn: (singleTimer: boolean) => call(preferences.changeSingleTimer, { body: { singleTimer } }),
    onSuccess: ({ user }) => queryClient.setQueryData<User | null>(meQuery.queryKey, user),
  });
}

export type FormatSettings = RequestInput<typeof preferences.changeFormats>['body'];

export function useChangeFormats() {
  const queryClient = useQueryClient();
  return useMutation({
    // Serialized, so that the later of two quick changes wins.
    scope: { id: 'formats' },
    mutationFn: (body: FormatSettings) => call(preferences.changeFormats, { body }),
    onSuccess: ({ user }) => queryClient.setQueryData<User | null>(meQuery.queryKey, user),
  });
}
