import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useDocumentTitle } from './current-page.ts';

export function Root() {
  useDocumentTitle();
  useFocusOnNavigation();
  return <Outlet />;
}

/** Moves the focus to the new page after a client-side navigation, as a page load would. */
function useFocusOnNavigation(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const lastPath = useRef(path);
  useEffect(() => {
    const isFirst = lastPath.current === undefined;
    if (lastPath.current === path) return;
    lastPath.current = path;
    if (!isFirst) document.querySelector('main')?.focus({ preventScroll: true });
  }, [path]);
}

/** The landing page is not part of this app: the browser has to load it. */
export function LandingRedirect() {
  useEffect(() => window.location.replace('/'), []);
  return null;
}
