import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** After following a link, keyboard and screen reader go on in the new page, as they do where a browser loads it. */
export function useFocusOnNewPage(): void {
  const router = useRouter();
  const arrived = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const shown = useRef(arrived);
  const focusedAtStart = useRef<Element>(null);

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        focusedAtStart.current = document.activeElement;
      }),
    [router],
  );

  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === arrived) return;
    shown.current = arrived;
    // Who has gone on to something else while the page was on its way stays there.
    const focused = document.activeElement;
    const isWhereItWas = focused === document.body || focused === focusedAtStart.current;
    if (!isFirst && isWhereItWas) document.querySelector('main')?.focus({ preventScroll: true });
  }, [arrived]);
}
