import { useMatch } from '@tanstack/react-router';
import type { Page, PageParams, PageSearch } from './page.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly page?: Page;
  }
}

/** The page's search parameters, even if it was opened by an alias. Only for the page's own components. */
export function usePageSearch<P extends Page>(page: P): PageSearch<P> {
  return useOwnMatch(page, 'search') as PageSearch<P>;
}

/** The page's path parameters. Only for the page's own components. */
export function usePageParams<P extends Page>(page: P): PageParams<P> {
  return useOwnMatch(page, 'params') as PageParams<P>;
}

function useOwnMatch(page: Page, part: 'search' | 'params'): unknown {
  return useMatch({
    strict: false,
    select: (match): unknown => {
      if (match.staticData.page !== page) throw new Error(`Not rendered by the page at ${page.path}`);
      return match[part];
    },
  });
}
