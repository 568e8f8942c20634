import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { auth, type User } from '#contract/auth.ts';
import type { Sent } from '#contract/endpoint.ts';
import { call } from './client.ts';
import { isSignedIn } from './csrf-token.ts';
import { forgetDraft, hasDraft } from './draft.ts';
import { forget, forgetTab, remember, remembered } from './tab-storage.ts';

export const authKeys = { all: ['auth'], me: ['auth', 'me'], logout: ['auth', 'logout'] } as const;

/** `null`: nobody is logged in, as far as this tab knows. */
export const meQuery = queryOptions({
  queryKey: authKeys.me,
  queryFn: async ({ signal, client }): Promise<User | null> => {
    const { user } = await call(auth.me, {}, { signal });
    const before = client.getQueryData<User>(authKeys.me);
    // Another tab may have logged in as somebody else.
    if (before && before._id !== user._id) void client.resetQueries({ predicate: isOfUser });
    return user;
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Another tab may have logged out.
  refetchOnWindowFocus: 'always',
});

/** Who is logged in; for everything behind the guard, which lets nobody else in. */
export function useUser(): User {
  const { data } = useQuery(meQuery);
  if (!data) throw new Error('useUser is for screens behind the guard');
  return data;
}

/** Whether somebody logged in in this tab, as far as the tab remembers. */
export function hasSessionMarker(): boolean {
  return remembered('token') !== undefined;
}

/** Whether this browser has a live session. Without an answer there is none to speak of. */
export async function hasSession(queryClient: QueryClient): Promise<boolean> {
  const known = queryClient.getQueryData(meQuery.queryKey);
  if (known !== undefined) return known !== null;
  try {
    const signedIn = await isSignedIn();
    if (!signedIn) forget('token');
    return signedIn;
  } catch {
    return false;
  }
}

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof auth.login>['body']) => call(auth.login, { body }),
    onSuccess: ({ user }) => beginSession(queryClient, user, 'login'),
    gcTime: 0, // A mutation remembers what it was called with, here a password.
  });
}

export function useSignup() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof auth.signup>['body']) => call(auth.signup, { body }),
    onSuccess: ({ user, token }) => beginSession(queryClient, user, token),
    gcTime: 0,
  });
}

export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: authKeys.logout,
    mutationFn: async () => {
      // They would be answered with 401 once the session is over.
      await queryClient.cancelQueries({ predicate: isOfUser });
      await call(auth.logout, {});
    },
    onSuccess: () => {
      forgetTab();
      forgetUser(queryClient);
    },
    onError: () => void queryClient.invalidateQueries({ predicate: isOfUser }),
  });
}

/** Everything that was loaded for somebody leaves the memory of this tab, and with it the screen. */
export function forgetUser(queryClient: QueryClient): void {
  queryClient.setQueryData(meQuery.queryKey, null);
  queryClient.removeQueries({ predicate: isOfUser });
}

function beginSession(queryClient: QueryClient, user: User, marker: string): void {
  // The token belonged to the session before this one.
  forget('csrfToken');
  remember('token', marker);
  if (!hasDraft(user._id)) forgetDraft();
  queryClient.removeQueries({ predicate: isOfUser });
  queryClient.setQueryData(meQuery.queryKey, user);
}

function isOfUser({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== authKeys.all[0];
}
