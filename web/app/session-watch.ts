import type { QueryClient } from '@tanstack/react-query';
import { authKeys, clearUserData, meQuery } from '#web/api/account/auth.ts';
import { setUserCheck } from '#web/http/client.ts';
import { onSessionEnd } from '#web/http/session-end.ts';
import type { AppRouter } from './router.tsx';

/** Clears the user's data and redirects to the login page when the session ends. Returns a function that stops it. */
export function watchSession(router: AppRouter, queryClient: QueryClient): () => void {
  const stopListening = onSessionEnd(() => {
    // A request overlapped with the logout; the session did not expire.
    if (queryClient.isMutating({ mutationKey: authKeys.logout }) > 0) return;
    const wasSignedIn = Boolean(queryClient.getQueryData(meQuery.queryKey));
    clearUserData(queryClient);
    // Otherwise the guard is checking the session and redirects itself.
    if (!wasSignedIn) return;
    const search = { expired: true, return: router.latestLocation.href } as const;
    void router.navigate({ to: '/login', search, replace: true });
  });
  setUserCheck(async () => {
    const before = queryClient.getQueryData(meQuery.queryKey);
    const now = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
    return before?._id === now?._id;
  });
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void revalidateSession(queryClient);
  };
  window.addEventListener('pageshow', onPageShow);
  return () => {
    stopListening();
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** A page restored from the back/forward cache stays hidden until its session is known to be valid. */
async function revalidateSession(queryClient: QueryClient): Promise<void> {
  if (!queryClient.getQueryData(meQuery.queryKey)) return;
  const { style } = document.body;
  style.visibility = 'hidden';
  await queryClient.prefetchQuery({ ...meQuery, staleTime: 0, retry: false });
  style.visibility = '';
}
