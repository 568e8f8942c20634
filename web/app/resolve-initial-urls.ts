import type { QueryClient } from '@tanstack/react-query';
import type { InitialRequest } from '#contract/initial-data/initial-data.ts';
import { resolveInitialUrl } from '#contract/initial-data/resolve-initial-request.ts';
import { toDay } from '#domain/calendar/calendar.ts';
import { meQuery } from '#web/api/account/auth.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { readCookies } from '#web/render-context.ts';

/** The URLs that a page requests for the logged-in user; none if nobody is logged in. */
export function resolveInitialUrls(
  requests: readonly InitialRequest[],
  queryClient: QueryClient,
  params: Readonly<Record<string, string>>,
  searchText: string,
): string[] {
  const user = queryClient.getQueryData(meQuery.queryKey);
  if (!user) return [];
  const context = {
    today: toDay(serverNow(), user.timeZone),
    params,
    search: Object.fromEntries(new URLSearchParams(searchText)),
    stored: readCookies(),
  };
  return requests.flatMap((request) => resolveInitialUrl(request, context) ?? []);
}
