import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActionPlan } from '#contract/plans/action-plans.ts';
import { deletions, type Restored } from '#contract/deletions/deletions.ts';
import { planDeletion } from '#contract/deletions/plan-deletion.ts';
import { queryFor } from '#web/http/query-for.ts';
import { call } from '#web/http/client.ts';
import { toDeletionId } from '#web/http/deletion-id.ts';
import { invalidateContents } from '../cache/contents.ts';
import { contentsKeys } from '../cache/contents-keys.ts';
import { invalidateUserData } from '../account/auth.ts';
import { invalidateTimeEntries } from '../cache/time-entry-keys.ts';

/** How many deletions a page has, unless it is the last one. */
export const DELETIONS_PER_PAGE = 50;

/** A page of deletions, latest first: the first one, or those before a deletion. */
export function deletionsQuery(before?: string) {
  return queryOptions({
    queryKey: ['deletions', before ?? null],
    ...queryFor(deletions.list, { query: { before } }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
}

/** For callers outside React components. */
export async function restoreDeletion(queryClient: QueryClient, id: string): Promise<Restored> {
  try {
    return await call(deletions.restore, { params: { id } });
  } finally {
    void invalidateUserData(queryClient);
  }
}

export function useRestoreDeletion() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: (id: string) => restoreDeletion(queryClient, id) });
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

/** Resolves to the id that undoes the deletion. */
export function useDeletePlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: contentsKeys.all,
    mutationFn: ({ id, goals }: PlanDeletion) =>
      toDeletionId(call(planDeletion.remove, { params: { id }, query: { goals } })),
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
