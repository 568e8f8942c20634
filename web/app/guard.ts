import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isUnauthorized } from '#web/http/api-error.ts';
import { hasSession, hasSessionMarker, meQuery } from '#web/api/account/auth.ts';
import type { AuthSearch } from '#web/features/auth/auth-search.ts';
import { loginPage } from '#web/features/auth/login/route.ts';
import { registerPage } from '#web/features/auth/register/route.ts';
import { safeReturnLocation } from '#web/features/auth/return-location.ts';

export interface RouterContext {
  readonly queryClient: QueryClient;
}

/** Where signed-in users who open the sign-up page are sent. */
const SIGNED_IN_HOME = '/categories';

interface GuardInput {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
  readonly preload: boolean;
}

/** Redirects to the login page, which returns here, unless there is a valid session. */
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

async function redirectFromLogin({ queryClient }: RouterContext, search: AuthSearch): Promise<void> {
  if (await hasSession(queryClient)) throw redirect({ href: safeReturnLocation(search.return), replace: true });
}

async function redirectFromRegister({ queryClient }: RouterContext): Promise<void> {
  if (hasSessionMarker() || (await hasSession(queryClient))) throw redirect({ to: SIGNED_IN_HOME, replace: true });
}

/** How public pages redirect signed-in users, by path. */
export const signedInRedirects: Readonly<
  Record<string, ((context: RouterContext, search: AuthSearch) => Promise<void>) | undefined>
> = { [loginPage.path]: redirectFromLogin, [registerPage.path]: redirectFromRegister };
