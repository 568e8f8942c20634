import { useCallback } from 'react';
import type { Goal } from '#contract/goals/goals.ts';
import { withContext } from '#web/http/error-context.ts';
import { useSetGoalFavorite } from '#web/api/goals/goals.ts';
import { showToast } from '#web/ui/toast/toast.ts';

/** The returned function is stable, so that memoised rows do not re-render. */
export function useToggleFavorite(): (goal: Goal) => void {
  const { mutateAsync: setFavorite } = useSetGoalFavorite();
  return useCallback(
    (goal) => {
      setFavorite({ goal, change: { isFavorite: !goal.isFavorite } }).catch((error: unknown) => {
        showToast('failed', withContext(error, 'Failed to update goal.').message);
      });
    },
    [setFavorite],
  );
}
