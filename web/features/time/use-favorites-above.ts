import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Goal } from '#contract/goals.ts';
import { useToggleFavorite } from '#web/parts/goal/use-toggle-favorite.ts';
import { refocus } from '#web/ui/refocus.ts';

/**
 * Favourites stand above all other goals: one more would push down the row whose star was pressed. The page scrolls as
 * far, which browsers do by themselves except at its very top.
 */
export function useFavoritesAbove(count: number) {
  const toggle = useToggleFavorite();
  const above = useRef<HTMLDivElement>(null);
  const before = useRef<{ readonly count: number; readonly height: number }>(undefined);
  const onFavorite = useCallback(
    (goal: Goal) => {
      before.current = { count, height: above.current!.offsetHeight };
      toggle(goal);
      // The star may have been pressed in the list of favourites, which the goal leaves now.
      if (goal.isFavorite) refocus();
    },
    [toggle, count],
  );
  useLayoutEffect(() => {
    if (!before.current || before.current.count === count) return;
    const grown = above.current!.offsetHeight - before.current.height;
    before.current = undefined;
    if (grown > 0 && window.scrollY === 0) window.scrollBy(0, grown);
  }, [count]);
  return { above, onFavorite };
}
