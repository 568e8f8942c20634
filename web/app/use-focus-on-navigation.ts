import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Moves the focus to the new page after a client-side navigation, as a page load would. */
export function useFocusOnNavigation(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const lastPath = useRef(path);
  useEffect(() => {
    const isFirst = lastPath.current === undefined;
    if (lastPath.current === path) return;
    lastPath.current = path;
    if (!isFirst) document.querySelector('main')?.focus({ preventScroll: true });
  }, [path]);
}
