import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** After following a link, keyboard and screen reader go on in the new page, as they do where a browser loads it. */
export function useFocusOnNewPage(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const shown = useRef(path);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === path) return;
    shown.current = path;
    if (!isFirst) document.querySelector('main')?.focus({ preventScroll: true });
  }, [path]);
}
