import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActionPlan } from '#contract/action-plans.ts';
import { deletions } from '#contract/deletions.ts';
import { planDeletion } from '#contract/plan-deletion.ts';
import { answerTo } from './answer-to.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { refreshContents } from './contents.ts';
import { contentsKeys } from './contents-keys.ts';
import { refreshEverything } from './refresh-everything.ts';
import { refreshTimeEntries } from './time-entry-keys.ts';

export const deletionsQuery = queryOptions({
  queryKey: ['deletions'],
  ...answerTo(deletions.list, {}),
  refetchOnMount: 'always',
});

/** What comes back may show anywhere. */
export function useRestore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deletions.restore, { params: { id } }),
    onSettled: () => refreshEverything(queryClient),
  });
}

export function planDependentsQuery(id: string) {
  return queryOptions({
    queryKey: ['dependents of plan', id],
    ...answerTo(planDeletion.dependents, { params: { id } }),
    gcTime: 0,
  });
}

interface PlanDeletion {
  readonly id: string;
  readonly goals: 'keep' | 'delete';
}

/** Resolves with what to restore it by, if there was a plan to delete. */
export function useDeletePlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: async ({ id, goals }: PlanDeletion) => {
      try {
        return (await call(planDeletion.remove, { params: { id }, query: { goals } })).deletionId;
      } catch (error) {
        // Another tab was quicker, or the answer to the first try was lost.
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }
    },
    onSuccess: (_, { id }) => {
      queryClient.setQueryData<ActionPlan[]>(contentsKeys.plans, (list) => list?.filter(({ _id }) => _id !== id));
    },
    onSettled: (_data, _error, { goals }) => {
      refreshContents(queryClient);
      // Time that was tracked on its goals, and timers that ran, are deleted with them.
      if (goals === 'delete') refreshTimeEntries(queryClient);
    },
  });
}
