import type { QueryClient } from '@tanstack/react-query';
import { authKeys, forgetUser, meQuery } from '#web/api/auth.ts';
import { checkUserWith } from '#web/api/client.ts';
import { onSessionEnd } from '#web/api/session-end.ts';
import type { AppRouter } from './router.tsx';

/** Takes whoever's session ends to the log-in page, with nothing of theirs left on the screen. Returns how to stop. */
export function watchSession(router: AppRouter, queryClient: QueryClient): () => void {
  const stopListening = onSessionEnd(() => {
    // A request that overlaps with a log-out. The session did not expire.
    if (queryClient.isMutating({ mutationKey: authKeys.logout }) > 0) return;
    const wasInside = Boolean(queryClient.getQueryData(meQuery.queryKey));
    forgetUser(queryClient);
    // Otherwise the guard is asking just now, and shows the way itself.
    if (!wasInside) return;
    const search = { expired: true, return: router.latestLocation.href } as const;
    void router.navigate({ to: '/login', search, replace: true });
  });
  checkUserWith(async () => {
    const before = queryClient.getQueryData(meQuery.queryKey);
    const now = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
    return before?._id === now?._id;
  });
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void recheck(queryClient);
  };
  window.addEventListener('pageshow', shown);
  return () => {
    stopListening();
    window.removeEventListener('pageshow', shown);
  };
}

/** A page that the browser kept whole and brings back with 'Back' shows nothing before the session is known to live. */
async function recheck(queryClient: QueryClient): Promise<void> {
  if (!queryClient.getQueryData(meQuery.queryKey)) return;
  const { style } = document.body;
  style.visibility = 'hidden';
  await queryClient.prefetchQuery({ ...meQuery, staleTime: 0, retry: false });
  style.visibility = '';
}
