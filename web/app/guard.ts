import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isUnauthorized } from '#web/http/api-error.ts';
import { hasSession, hasSessionMarker, meQuery } from '#web/api/auth.ts';
import { safeReturnLocation } from '#web/features/auth/return-location.ts';

export interface RouterContext {
  readonly queryClient: QueryClient;
}

export interface AuthSearch {
  /** The URL to return to after the log-in. */
  readonly return?: string | undefined;
  /** The session expired while the app was open. */
  readonly expired?: true | undefined;
}

export function parseAuthSearch(search: Record<string, unknown>): AuthSearch {
  return {
    return: typeof search['return'] === 'string' ? search['return'] : undefined,
    expired: search['expired'] === true ? true : undefined,
  };
}

/** Where signed-in users who open the sign-up page are sent. */
const SIGNED_IN_HOME = '/categories';

interface GuardInput {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
  readonly preload: boolean;
}

/** Redirects to the log-in page, which returns here, unless there is a valid session. */
export async function requireSession({ context: { queryClient }, location, preload }: GuardInput): Promise<void> {
  if (queryClient.getQueryData(meQuery.queryKey)) {
    // Not awaited: if the session has expired, the response triggers the redirect.
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

export async function redirectFromLoginIfSignedIn({ queryClient }: RouterContext, search: AuthSearch): Promise<void> {
  if (await hasSession(queryClient)) throw redirect({ href: safeReturnLocation(search.return), replace: true });
}

export async function redirectFromRegisterIfSignedIn({ queryClient }: RouterContext): Promise<void> {
  if (hasSessionMarker() || (await hasSession(queryClient))) throw redirect({ to: SIGNED_IN_HOME, replace: true });
}
