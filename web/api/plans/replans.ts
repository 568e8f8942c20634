import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import { type ReplanDraft, replans } from '#contract/plans/replans.ts';
import { call } from '#web/http/client.ts';
import { queryFor } from '#web/http/query-for.ts';
import { invalidateContents, prepareContentsInvalidation } from '../cache/contents.ts';
import { contentsKeys } from '../cache/contents-keys.ts';

export function outlookQuery(planId: string) {
  return queryOptions({
    queryKey: contentsKeys.outlook(planId),
    ...queryFor(replans.outlook, { params: { id: planId } }),
  });
}

export function replanDraftsQuery(planId: string) {
  return queryOptions({
    queryKey: contentsKeys.replan(planId),
    ...queryFor(replans.drafts, { params: { id: planId } }),
  });
}

export function useApplyReplan(planId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ kind, token }: Pick<ReplanDraft, 'kind' | 'token'>) =>
      call(
        replans.apply,
        { params: { id: planId }, body: { kind, token } },
        { invalidation: prepareContentsInvalidation(queryClient) },
      ),
    onSuccess: (plan) => queryClient.setQueryData<ActionPlanWithGoals>(contentsKeys.plan(planId), plan),
    onSettled: () => invalidateContents(queryClient),
  });
}

export function useUndoReplan(planId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: () =>
      call(replans.undo, { params: { id: planId } }, { invalidation: prepareContentsInvalidation(queryClient) }),
    onSuccess: (plan) => queryClient.setQueryData<ActionPlanWithGoals>(contentsKeys.plan(planId), plan),
    onSettled: () => invalidateContents(queryClient),
  });
}
