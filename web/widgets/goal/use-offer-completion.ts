import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Offers to complete a goal once its last open step is done. The returned function is stable. */
export function useOfferCompletion(): (goalId: string) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (goalId) =>
      // If the chunk cannot be loaded, skip the offer: the user can still complete the goal from its menu.
      void import('./offer-completion.ts').then(
        ({ offerCompletion }) => offerCompletion(queryClient, goalId),
        () => undefined,
      ),
    [queryClient],
  );
}
