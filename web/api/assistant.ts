import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActionPlan } from '#contract/action-plans.ts';
import { assistant } from '#contract/assistant.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { modelTimeoutMs } from '#domain/limits.ts';
import { queryFor } from '#web/http/query-for.ts';
import { call } from '#web/http/client.ts';
import { contentsKeys } from './cache/contents-keys.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';
import { prepareInvalidation } from './cache/invalidation.ts';
import { invalidateFocusAreas, staleWithFocusAreas } from './focus-areas.ts';
import { ignoreNotFound } from '#web/http/ignore-not-found.ts';

/** The server times out first, so that its error message reaches the user. */
const TIMEOUT_MARGIN_MS = 10_000;
const questionRequestOptions = { timeoutMs: modelTimeoutMs.question + TIMEOUT_MARGIN_MS };

export const planGeneratorQuery = queryOptions({
  queryKey: ['assistant', 'planner'],
  ...queryFor(assistant.planner, {}),
  staleTime: Infinity,
});

export type FormBrief = Omit<RequestInput<typeof assistant.generateActionPlan>['body'], 'draft'>;
export type WizardBrief = Omit<RequestInput<typeof assistant.generatePlan>['body'], 'draft'>;
export type SaveDraftInput = RequestInput<typeof assistant.savePlan>['body'];

// The following functions store nothing, so they can be aborted and retried at any time.

export function fetchNextQuestion(body: RequestInput<typeof assistant.nextQuestion>['body'], signal: AbortSignal) {
  return call(assistant.nextQuestion, { body }, { ...questionRequestOptions, signal });
}

export async function fetchSummary(body: RequestInput<typeof assistant.summarizeContext>['body'], signal: AbortSignal) {
  return (await call(assistant.summarizeContext, { body }, { ...questionRequestOptions, signal })).narrative;
}

export function timelineQuery(body: RequestInput<typeof assistant.estimateTimeline>['body']) {
  return queryOptions({
    queryKey: ['assistant', 'timeline', body],
    ...queryFor(assistant.estimateTimeline, { body }),
    staleTime: Infinity,
  });
}

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
