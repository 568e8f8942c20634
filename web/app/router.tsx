import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { AuthSearch } from '#web/features/auth/auth-search.ts';
import { type Page, pagePaths } from '#web/page.ts';
import { type AppPage, pages, shellInitialData } from '#web/pages.ts';
import { CrashPage, StandaloneCrashPage } from './crash-page.tsx';
import { requireSession, type RouterContext, signedInRedirects } from './guard.ts';
import { requestPublicData, requestUserData } from './initial-data.ts';
import { lazyPage, lazyRouteChunk } from './lazy-page.ts';
import { LandingRedirect, Root } from './root.tsx';

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: StandaloneCrashPage,
  notFoundComponent: LandingRedirect,
});

/** The parent of all pages that require a session. */
export const authenticated = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: requireSession,
  loader: (match) => requestUserData(shellInitialData, match),
  errorComponent: StandaloneCrashPage,
  component: lazyRouteChunk(async () => (await import('./shell/shell.tsx')).Shell),
});

type SearchParser<Search extends object> = (search: Record<string, unknown>) => Search;

/** A page without a parser gets all parameters. */
function searchParser<Search extends object>({ parseSearch }: Page<string, string, Search>): SearchParser<Search> {
  return parseSearch ?? ((search) => search as Search);
}

function publicRoute<const Path extends string, Search extends object>(
  page: Page<string, string, Search, 'public'>,
  path: Path,
) {
  const validateSearch = searchParser(page);
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: { page },
    validateSearch,
    beforeLoad: (match) => {
      // Requested before the redirect, which has to wait for a response.
      requestPublicData(page.initialData, match);
      return signedInRedirects[page.path]?.(match.context, match.search as AuthSearch);
    },
    errorComponent: StandaloneCrashPage,
    component: lazyPage(page),
  });
}

/** A page inside the shell. */
function authenticatedRoute<const Path extends string, Search extends object>(
  page: Page<string, string, Search, 'session'>,
  path: Path,
) {
  const validateSearch = searchParser(page);
  return createRoute({
    getParentRoute: () => authenticated,
    path,
    staticData: { page },
    validateSearch,
    loader: (match) => requestUserData(page.initialData, match),
    component: lazyPage(page),
  });
}

/** The routes of a page, one per path, each with the literal path and the type of the search parameters. */
type PublicRoute<P> =
  P extends Page<infer Path, infer Alias, infer Search, 'public'> ? PublicRouteAt<Path | Alias, Search> : never;
type PublicRouteAt<Path extends string, Search extends object> = Path extends string
  ? ReturnType<typeof publicRoute<Path, Search>>
  : never;
type AuthenticatedRoute<P> =
  P extends Page<infer Path, infer Alias, infer Search, 'session'> ? AuthenticatedRouteAt<Path | Alias, Search> : never;
type AuthenticatedRouteAt<Path extends string, Search extends object> = Path extends string
  ? ReturnType<typeof authenticatedRoute<Path, Search>>
  : never;

const isPublic = (page: Page): page is Page<string, string, object, 'public'> => page.access === 'public';
const isAuthenticated = (page: Page): page is Page<string, string, object, 'session'> => page.access === 'session';

const allPages: readonly Page[] = pages;
const publicRoutes = allPages
  .filter(isPublic)
  .flatMap((page) => pagePaths(page).map((path) => publicRoute(page, path))) as unknown as PublicRoute<AppPage>[];
const authenticatedRoutes = allPages
  .filter(isAuthenticated)
  .flatMap((page) =>
    pagePaths(page).map((path) => authenticatedRoute(page, path)),
  ) as unknown as AuthenticatedRoute<AppPage>[];

const routeTree = root.addChildren([...publicRoutes, authenticated.addChildren(authenticatedRoutes)]);

/** `history` is only passed when rendering on the server. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    defaultPreload: 'intent',
    // The initial data is requested when the page is opened, no matter when its code was preloaded.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: CrashPage,
    notFoundMode: 'root',
    scrollRestoration: history === undefined,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
