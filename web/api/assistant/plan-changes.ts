import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import { planChanges } from '#contract/assistant/plan-changes.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { modelTimeoutMs } from '#domain/limits.ts';
import { call } from '#web/http/client.ts';
import { invalidateContents, prepareContentsInvalidation } from '../cache/contents.ts';
import { contentsKeys } from '../cache/contents-keys.ts';

/** The server times out first, so that its error message reaches the user. */
const timeoutMs = modelTimeoutMs.plan + 10_000;

export type PlanWish = RequestInput<typeof planChanges.createPrompt>['body'];
export type ChosenChanges = RequestInput<typeof planChanges.apply>['body'];

// These store nothing.

export function draftPlanChange(id: string, body: PlanWish, signal: AbortSignal) {
  return call(planChanges.draft, { params: { id }, body }, { timeoutMs, signal });
}

export async function fetchChangePrompt(id: string, body: PlanWish): Promise<string> {
  return (await call(planChanges.createPrompt, { params: { id }, body })).prompt;
}

export function readPlanChange(id: string, body: RequestInput<typeof planChanges.read>['body']) {
  return call(planChanges.read, { params: { id }, body });
}

export function changeDraft(body: RequestInput<typeof planChanges.changeDraft>['body'], signal: AbortSignal) {
  return call(planChanges.changeDraft, { body }, { timeoutMs, signal });
}

export async function fetchDraftChangePrompt(
  body: RequestInput<typeof planChanges.createDraftPrompt>['body'],
): Promise<string> {
  return (await call(planChanges.createDraftPrompt, { body })).prompt;
}

export function useApplyPlanChange(planId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: (body: ChosenChanges) =>
      call(
        planChanges.apply,
        { params: { id: planId }, body },
        { invalidation: prepareContentsInvalidation(queryClient) },
      ),
    onSuccess: (plan) => queryClient.setQueryData<ActionPlanWithGoals>(contentsKeys.plan(planId), plan),
    onSettled: () => invalidateContents(queryClient),
  });
}
