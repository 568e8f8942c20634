import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Goal } from '#contract/goals/goals.ts';
import { useToggleFavorite } from '#web/widgets/goal/use-toggle-favorite.ts';
import { restoreFocus } from '#web/ui/restore-focus.ts';

/**
 * Adding a favourite grows the section above all goals. Scrolls by that height to keep the pressed row in place, because
 * scroll anchoring does not work at the top of the page.
 */
export function useStableFavorites(count: number) {
  const toggle = useToggleFavorite();
  const favoritesRef = useRef<HTMLDivElement>(null);
  const sizeBefore = useRef<{ readonly count: number; readonly height: number }>(undefined);
  const onToggleFavorite = useCallback(
    (goal: Goal) => {
      sizeBefore.current = { count, height: favoritesRef.current!.offsetHeight };
      toggle(goal);
      // If the star was pressed in the favourites section, its row disappears.
      if (goal.isFavorite) restoreFocus();
    },
    [toggle, count],
  );
  useLayoutEffect(() => {
    if (!sizeBefore.current || sizeBefore.current.count === count) return;
    const growth = favoritesRef.current!.offsetHeight - sizeBefore.current.height;
    sizeBefore.current = undefined;
    if (growth > 0 && window.scrollY === 0) window.scrollBy(0, growth);
  }, [count]);
  return { favoritesRef, onToggleFavorite };
}
