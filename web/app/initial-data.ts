import type { Query, QueryClient } from '@tanstack/react-query';
import type { InitialRequest } from '#contract/initial-data/initial-data.ts';
import { startInitialRequest } from '#web/http/initial-data.ts';
import type { RouterContext } from './guard.ts';

/** The part of a route match that the requests depend on. */
interface Match {
  readonly cause: 'enter' | 'stay' | 'preload';
  readonly context: RouterContext;
  readonly params: Readonly<Record<string, string>>;
  readonly location: { readonly searchStr: string };
}

/*
 * When a page is opened, these functions request the initial data that the server has not embedded, while the page's code
 * is loading. They do not delay the page: its queries take the responses when they mount.
 */

/** Requests the initial data of a public page, which has no parameters. */
export function requestPublicData(requests: readonly InitialRequest[], { cause, context }: Match): void {
  if (cause === 'enter') {
    startMissingRequests(
      context.queryClient,
      requests.map(({ path }) => path),
    );
  }
}

/** Requests the initial data of a page that requires a session. */
export function requestUserData(requests: readonly InitialRequest[], match: Match): void {
  if (match.cause === 'enter') void resolveAndStart(requests, match);
}

async function resolveAndStart(
  requests: readonly InitialRequest[],
  { context: { queryClient }, params, location }: Match,
): Promise<void> {
  const enteredAt = Date.now();
  try {
    // Part of the shell's chunk, because the login page does not need the calendar.
    const { resolveInitialUrls } = await import('./resolve-initial-urls.ts');
    const urls = resolveInitialUrls(requests, queryClient, params, location.searchStr);
    startMissingRequests(queryClient, urls, enteredAt);
  } catch {
    // The page sends its requests itself, and reports that its code cannot be loaded.
  }
}

function startMissingRequests(queryClient: QueryClient, urls: readonly string[], enteredAt = Date.now()): void {
  const queries = queryClient.getQueryCache().getAll();
  const current = new Set(queries.filter((query) => isCurrent(query, enteredAt)).map(({ meta }) => meta?.['url']));
  for (const url of urls) if (!current.has(url)) startInitialRequest(url);
}

/** Whether the query needs no request: it is fresh or loading, or the page has already sent one. */
function isCurrent(query: Query, enteredAt: number): boolean {
  const { staleTime = 0 } = query.options as { readonly staleTime?: number };
  const { fetchStatus, dataUpdatedAt, errorUpdatedAt } = query.state;
  if (fetchStatus === 'fetching' || !query.isStaleByTime(staleTime)) return true;
  return Math.max(dataUpdatedAt, errorUpdatedAt) >= enteredAt;
}
