import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActionPlan } from '#contract/action-plans.ts';
import { deletions } from '#contract/deletions.ts';
import { planDeletion } from '#contract/plan-deletion.ts';
import { queryFor } from '#web/http/query-for.ts';
import { ApiError } from '#web/http/api-error.ts';
import { call } from '#web/http/client.ts';
import { invalidateContents } from './cache/contents.ts';
import { contentsKeys } from './cache/contents-keys.ts';
import { invalidateUserData } from './auth.ts';
import { invalidateTimeEntries } from './cache/time-entry-keys.ts';

export const deletionsQuery = queryOptions({
  queryKey: ['deletions'],
  ...queryFor(deletions.list, {}),
  refetchOnMount: 'always',
});

export function useRestoreDeletion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deletions.restore, { params: { id } }),
    onSettled: () => invalidateUserData(queryClient),
  });
}

export function planDependentsQuery(id: string) {
  return queryOptions({
    queryKey: ['dependents of plan', id],
    ...queryFor(planDeletion.dependents, { params: { id } }),
    gcTime: 0,
  });
}

interface PlanDeletion {
  readonly id: string;
  readonly goals: 'keep' | 'delete';
}

/** Resolves to the id that restores the plan, or to undefined if the plan had already been deleted. */
export function useDeletePlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: async ({ id, goals }: PlanDeletion) => {
      try {
        return (await call(planDeletion.remove, { params: { id }, query: { goals } })).deletionId;
      } catch (error) {
        // Another tab has deleted it, or the response to an earlier attempt was lost.
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }
    },
    onSuccess: (_, { id }) => {
      queryClient.setQueryData<ActionPlan[]>(contentsKeys.plans, (list) => list?.filter(({ _id }) => _id !== id));
    },
    onSettled: (_data, _error, { goals }) => {
      invalidateContents(queryClient);
      // The time entries and running timers of its goals are deleted too.
      if (goals === 'delete') invalidateTimeEntries(queryClient);
    },
  });
}
