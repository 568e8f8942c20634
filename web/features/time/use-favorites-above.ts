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
  const heightBefore = useRef<number>(undefined);
  const onFavorite = useCallback(
    (goal: Goal) => {
      heightBefore.current = above.current?.offsetHeight;
      toggle(goal);
      // The star may have been pressed in the list of favourites, which the goal leaves now.
      if (goal.isFavorite) refocus();
    },
    [toggle],
  );
  useLayoutEffect(() => {
    const grown = above.current!.offsetHeight - (heightBefore.current ?? Number.POSITIVE_INFINITY);
    heightBefore.current = undefined;
    if (grown > 0 && window.scrollY === 0) window.scrollBy(0, grown);
  }, [count]);
  return { above, onFavorite };
}
