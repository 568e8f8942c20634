import { useCallback } from 'react';
import type { Goal } from '#contract/goals.ts';
import { failureOf } from '#web/api/failure.ts';
import { useSetFavorite } from '#web/api/goals.ts';
import { showToast } from '#web/ui/toast.ts';

/** Makes a goal a favourite, or no longer one. A stable function, so that memoised rows are not drawn again. */
export function useToggleFavorite(): (goal: Goal) => void {
  const { mutateAsync: setFavorite } = useSetFavorite();
  return useCallback(
    (goal) => {
      setFavorite({ goal, change: { isFavorite: !goal.isFavorite } }).catch((error: unknown) => {
        showToast('failed', failureOf(error, 'Failed to update goal.').message);
      });
    },
    [setFavorite],
  );
}
