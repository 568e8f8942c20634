import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isUnauthorized } from '#web/api/api-error.ts';
import { hasSession, hasSessionMarker, meQuery } from '#web/api/auth.ts';
import { safeReturnLocation } from '#web/features/auth/return-location.ts';

export interface RouterContext {
  readonly queryClient: QueryClient;
}

export interface AuthSearch {
  /** Where the visitor wanted to go. */
  readonly return?: string | undefined;
  /** The session ran out while the app was in use. */
  readonly expired?: true | undefined;
}

export function authSearch(search: Record<string, unknown>): AuthSearch {
  return {
    return: typeof search['return'] === 'string' ? search['return'] : undefined,
    expired: search['expired'] === true ? true : undefined,
  };
}

/** Where a visitor of the sign-up page goes who has an account already. */
const HOME_OF_MEMBERS = '/categories';

interface Entry {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
  readonly preload: boolean;
}

/** Lets only a live session in; everybody else goes to the log-in page, which knows the way back. */
export async function requireSession({ context: { queryClient }, location, preload }: Entry): Promise<void> {
  if (queryClient.getQueryData(meQuery.queryKey)) {
    // Not waited for: should the session be over, the answer takes the visitor to the log-in page.
    if (!preload) void queryClient.prefetchQuery({ ...meQuery, staleTime: 0 });
    return;
  }
  const expired = hasSessionMarker() ? true : undefined;
  try {
    await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    throw redirect({ to: '/login', search: { expired, return: location.href }, replace: true });
  }
}

export async function leaveLoginIfSignedIn({ queryClient }: RouterContext, search: AuthSearch): Promise<void> {
  if (await hasSession(queryClient)) throw redirect({ href: safeReturnLocation(search.return), replace: true });
}

export async function leaveRegisterIfSignedIn({ queryClient }: RouterContext): Promise<void> {
  if (hasSessionMarker() || (await hasSession(queryClient))) throw redirect({ to: HOME_OF_MEMBERS, replace: true });
}
