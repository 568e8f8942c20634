import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Offers to complete a goal if its last open step was just done. The same function as long as the component lives. */
export function useCompletionOffer(): (goalId: string) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (goalId) =>
      // Without a connection there is no offer; the menu of the goal completes it as well.
      void import('./offer-completion.ts').then(
        ({ offerCompletion }) => offerCompletion(queryClient, goalId),
        () => undefined,
      ),
    [queryClient],
  );
}
