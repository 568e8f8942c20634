import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActionPlan } from '#contract/plans/action-plans.ts';
import { assistant } from '#contract/assistant/assistant.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';
import { call } from '#web/http/client.ts';
import { ignoreNotFound } from '#web/http/ignore-not-found.ts';
import { contentsKeys } from '../cache/contents-keys.ts';
import { prepareInvalidation } from '../cache/invalidation.ts';
import { invalidateFocusAreas, staleWithFocusAreas } from '../goals/focus-areas.ts';

export type SaveDraftInput = RequestInput<typeof assistant.savePlan>['body'];

export function useSaveDraft() {
  const queryClient = useQueryClient();
  const { send, discardAttempt } = useIdempotentCreate(assistant.savePlan, { isRestored: true });
  const mutation = useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: async (body: SaveDraftInput) =>
      (await send({ body }, prepareInvalidation(queryClient, staleWithFocusAreas))).actionPlan,
    onSuccess: (created) =>
      queryClient.setQueryData<ActionPlan[]>(contentsKeys.plans, (list) => list && [created, ...list]),
    onSettled: () => invalidateFocusAreas(queryClient),
  });
  return { ...mutation, forget: discardAttempt };
}

/** Deletes a plan that was just saved, together with everything created for it. */
export function useUndoPlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: (id: string) => {
      const invalidation = prepareInvalidation(queryClient, staleWithFocusAreas);
      return ignoreNotFound(call(assistant.undoPlan, { params: { id } }, { invalidation }));
    },
    onSuccess: (_, id) => {
      queryClient.setQueryData<ActionPlan[]>(contentsKeys.plans, (list) => list?.filter(({ _id }) => _id !== id));
    },
    onSettled: () => invalidateFocusAreas(queryClient),
  });
}
