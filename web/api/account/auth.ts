import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { auth, type User } from '#contract/account/auth.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { call } from '#web/http/client.ts';
import { fetchIsSignedIn } from '#web/http/csrf-token.ts';
import { discardInitialData } from '#web/http/initial-data.ts';
import { parseInitialData } from '#web/http/request.ts';
import { clearDraft, hasDraft } from '#web/forms/draft.ts';
import { removeFromTabStorage, clearTabStorage, writeTabStorage, readTabStorage } from '#web/http/tab-storage.ts';

export const authKeys = { all: ['auth'], me: ['auth', 'me'], logout: ['auth', 'logout'] } as const;

/** `null` once this tab knows that no user is logged in. */
export const meQuery = queryOptions({
  queryKey: authKeys.me,
  queryFn: async ({ signal, client }): Promise<User | null> => {
    const { user } = await call(auth.me, {}, { signal });
    const previous = client.getQueryData<User>(authKeys.me);
    // Another tab may have logged in to another account.
    if (previous && previous._id !== user._id) {
      discardInitialData();
      void client.resetQueries({ predicate: isUserQuery });
    }
    return user;
  },
  meta: { url: auth.me.path },
  staleTime: Number.POSITIVE_INFINITY,
  // Another tab may have logged out.
  refetchOnWindowFocus: 'always',
});

/** The logged-in user. Only for screens behind the guard, which redirects everyone else. */
export function useUser(): User {
  const { data } = useQuery(meQuery);
  if (!data) throw new Error('useUser requires a logged-in user');
  return data;
}

/** Whether a user has logged in from this tab, according to its storage. */
export function hasSessionMarker(): boolean {
  return readTabStorage('token') !== undefined;
}

/** Whether this browser has a valid session; false if the server cannot be reached. */
export async function hasSession(queryClient: QueryClient): Promise<boolean> {
  const user = queryClient.getQueryData(meQuery.queryKey);
  if (user !== undefined) return user !== null;
  if (parseInitialData(auth.me, {})) return true;
  try {
    const signedIn = await fetchIsSignedIn();
    if (!signedIn) removeFromTabStorage('token');
    return signedIn;
  } catch {
    return false;
  }
}

export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestInput<typeof auth.login>['body']) => call(auth.login, { body }),
    onSuccess: ({ user }) => startSession(queryClient, user, 'login'),
    gcTime: 0, // Do not retain the password in the mutation cache.
  });
}

export function useSignup() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestInput<typeof auth.signup>['body']) => call(auth.signup, { body }),
    onSuccess: ({ user, token }) => startSession(queryClient, user, token),
    gcTime: 0,
  });
}

export function useLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: authKeys.logout,
    mutationFn: async () => {
      // Queries in flight would fail with 401 once the session has ended.
      await queryClient.cancelQueries({ predicate: isUserQuery });
      await call(auth.logout, {});
    },
    onSuccess: () => {
      clearTabStorage();
      clearUserData(queryClient);
    },
    onError: () => void invalidateUserData(queryClient),
  });
}

/** Removes the user's data from the cache, and thereby from the screen. */
export function clearUserData(queryClient: QueryClient): void {
  discardInitialData();
  queryClient.setQueryData(meQuery.queryKey, null);
  queryClient.removeQueries({ predicate: isUserQuery });
}

/** Call it after a change that may affect any screen. It does not refetch the logged-in user. */
export function invalidateUserData(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: isUserQuery });
}

function startSession(queryClient: QueryClient, user: User, marker: string): void {
  // The token belongs to the previous session.
  removeFromTabStorage('csrfToken');
  writeTabStorage('token', marker);
  if (!hasDraft(user._id)) clearDraft();
  queryClient.removeQueries({ predicate: isUserQuery });
  queryClient.setQueryData(meQuery.queryKey, user);
}

export function isUserQuery({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== authKeys.all[0];
}
