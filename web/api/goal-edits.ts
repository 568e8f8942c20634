import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { goals } from '#contract/goals.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';
import { call } from '#web/http/client.ts';
import { prepareInvalidation } from './cache/invalidation.ts';
import { goalKeys, invalidateWhenIdle, staleWithGoals, upsertCachedGoal, useOptimisticGoalUpdate } from './goals.ts';

// Separate from goals.ts, to be loaded only with the dialogs and messages that use it.

export type GoalChanges = RequestInput<typeof goals.update>['body'];

export function useCreateGoal() {
  const queryClient = useQueryClient();
  const { send } = useIdempotentCreate(goals.create);
  return useMutation({
    mutationKey: goalKeys.all,
    mutationFn: ({ focusArea, title }: { readonly focusArea: string; readonly title: string }) =>
      send(
        { params: { id: focusArea }, body: { title, focusArea, timeframeType: 'yearly' } },
        prepareInvalidation(queryClient, staleWithGoals),
      ),
    onSuccess: (created) => upsertCachedGoal(queryClient, created),
    onSettled: () => invalidateWhenIdle(queryClient),
  });
}

export function useUpdateGoal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: goalKeys.all,
    mutationFn: ({ id, changes }: { readonly id: string; readonly changes: GoalChanges }) =>
      call(
        goals.update,
        { params: { id }, body: changes },
        { invalidation: prepareInvalidation(queryClient, staleWithGoals) },
      ),
    onSuccess: (updated) => upsertCachedGoal(queryClient, updated),
    onSettled: () => invalidateWhenIdle(queryClient),
  });
}

/** Optimistic; rolls back on error. */
export function useSetGoalStatus() {
  return useOptimisticGoalUpdate<{ status: 'Completed' | 'Archived' }>((id, body, options) =>
    call(goals.setStatus, { params: { id }, body }, options),
  );
}

/** For callers outside React components. */
export async function completeGoal(queryClient: QueryClient, id: string): Promise<void> {
  const invalidation = prepareInvalidation(queryClient, staleWithGoals);
  await call(goals.setStatus, { params: { id }, body: { status: 'Completed' } }, { invalidation });
  invalidateWhenIdle(queryClient);
}
