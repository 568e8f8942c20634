import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Page } from '#web/page.ts';
import { setPageTitle } from '#web/ui/document-title.ts';

export function useCurrentPage(): Page | undefined {
  return useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.page)?.staticData.page });
}

export function useDocumentTitle(): void {
  const title = useCurrentPage()?.title;
  useEffect(() => setPageTitle(title), [title]);
}
