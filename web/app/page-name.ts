import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { setPageTitle } from '#web/ui/document-title.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Shown in the header and in the browser tab. */
    pageName?: string;
  }
}

export function usePageName(): string | undefined {
  return useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.pageName)?.staticData.pageName,
  });
}

export function useDocumentTitle(): void {
  const name = usePageName();
  useEffect(() => setPageTitle(name), [name]);
}
