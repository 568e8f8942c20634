import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FocusArea } from '#contract/goals/focus-areas.ts';
import { safeDelete } from '#contract/deletions/safe-delete.ts';
import { call } from '#web/http/client.ts';
import { returningId, toDeletionId } from '#web/http/deletion-id.ts';
import { queryFor } from '#web/http/query-for.ts';
import { prepareInvalidation } from '../cache/invalidation.ts';
import { updateCachedFocusAreas, invalidateFocusAreas, staleWithFocusAreas } from '../goals/focus-areas.ts';
import { goalKeys, invalidateWhenIdle, staleWithGoals, updateCachedGoals } from '../goals/goals.ts';

export function goalDependentsQuery(id: string) {
  return queryOptions({
    queryKey: ['dependents of goal', id],
    ...queryFor(safeDelete.goalDependents, { params: { id } }),
    gcTime: 0,
  });
}

export function focusAreaDependentsQuery(id: string) {
  return queryOptions({
    queryKey: ['dependents of focus area', id],
    ...queryFor(safeDelete.focusAreaDependents, { params: { id } }),
    gcTime: 0,
  });
}

/** Resolves to the id that undoes the deletion. */
export function useDeleteGoal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: goalKeys.all,
    mutationFn: (id: string) => {
      const invalidation = prepareInvalidation(queryClient, staleWithGoals);
      return toDeletionId(call(safeDelete.goal, { params: { id }, query: returningId }, { invalidation }));
    },
    onSuccess: (_, id) => updateCachedGoals(queryClient, (list) => list.filter((goal) => goal._id !== id)),
    onSettled: () => invalidateWhenIdle(queryClient),
  });
}

/** Resolves to the id that undoes the deletion. */
export function useDeleteFocusArea() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => {
      const invalidation = prepareInvalidation(queryClient, staleWithFocusAreas);
      return toDeletionId(call(safeDelete.focusArea, { params: { id }, query: returningId }, { invalidation }));
    },
    onSuccess: (_, id) => {
      const isOther = (area: FocusArea) => area._id !== id;
      updateCachedFocusAreas(queryClient, {
        list: (areas) => areas.filter(isOther),
        withGoals: (areas) => areas.filter(isOther),
      });
    },
    onSettled: () => invalidateFocusAreas(queryClient),
  });
}
