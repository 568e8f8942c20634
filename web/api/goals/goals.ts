import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import { type Goal, goals, type GoalDetail, goalDetails } from '#contract/goals/goals.ts';
import type { ActionPlanWithGoals } from '#contract/plans/action-plans.ts';
import { countingTimers, queryFor } from '#web/http/query-for.ts';
import type { CallOptions } from '#web/http/request.ts';
import { focusAreaKeys } from './focus-areas.ts';
import { invalidate, prepareInvalidation, type StaleKeys } from '../cache/invalidation.ts';
import { patchQueries } from '../cache/patch-queries.ts';
import { staleWithTimeEntries, timeEntryKeys } from '../cache/time-entry-keys.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';
import { call } from '#web/http/client.ts';
import { contentsKeys } from '../cache/contents-keys.ts';

export const goalKeys = { all: ['goals'] } as const;

/** Time entries are included, because they show the titles of their goals, and closing a goal stops its timer. */
export const staleWithGoals: StaleKeys = [focusAreaKeys.withGoals, ...staleWithTimeEntries, contentsKeys.all];

/** How long each goal was tracked in a week; running timers count up to the time of the request. */
export function weeklyUsageQuery(weekStart: string) {
  return queryOptions({
    queryKey: [...timeEntryKeys.usage, 'week', weekStart],
    ...countingTimers(queryFor(goals.weeklyUsage, { query: { weekStart } })),
    refetchOnWindowFocus: 'always',
  });
}

/** Optimistic; rolls back on error. */
export function useSetGoalFavorite() {
  return useOptimisticGoalUpdate<{ isFavorite: boolean }>((id, { isFavorite }, options) =>
    call(goals.setFavorite, { params: { id }, body: { favorite: isFavorite } }, options),
  );
}

export function useOptimisticGoalUpdate<Change extends Partial<Goal>>(
  send: (id: string, change: Change, options: CallOptions) => Promise<Goal>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: goalKeys.all,
    // Serialized, so that the later of two updates wins.
    scope: { id: 'goals' },
    mutationFn: ({ goal, change }: { readonly goal: Goal; readonly change: Change }) =>
      send(goal._id, change, { invalidation: prepareInvalidation(queryClient, staleWithGoals) }),
    onMutate: async ({ goal, change }) => {
      // A response in flight would overwrite the optimistic update.
      await queryClient.cancelQueries({ queryKey: focusAreaKeys.withGoals });
      if ('isFavorite' in change) await queryClient.cancelQueries({ queryKey: contentsKeys.all });
      patchCachedGoal(queryClient, goal._id, change);
    },
    onSuccess: (updated) => {
      // Otherwise, this response would overwrite later updates that the cache already shows.
      if (isLastMutation(queryClient)) upsertCachedGoal(queryClient, updated);
    },
    onError: (_, { goal, change }) => {
      const previous = Object.keys(change).map((field) => [field, goal[field as keyof Goal]]);
      patchCachedGoal(queryClient, goal._id, Object.fromEntries(previous) as Partial<Goal>);
    },
    onSettled: () => invalidateWhenIdle(queryClient),
  });
}

/** Puts the goal into its focus area and removes it from any other. */
export function upsertCachedGoal(queryClient: QueryClient, goal: Goal): void {
  updateCachedGoals(queryClient, (list, focusArea) => {
    const belongsHere = focusArea === goal.focusArea;
    if (belongsHere && list.some(({ _id }) => _id === goal._id))
      return list.map((old) => (old._id === goal._id ? goal : old));
    const others = list.filter(({ _id }) => _id !== goal._id);
    return belongsHere ? [...others, goal] : others.length === list.length ? list : others;
  });
}

function patchCachedGoal(queryClient: QueryClient, id: string, changes: Partial<Goal>): void {
  updateCachedGoals(queryClient, (list) =>
    list.some(({ _id }) => _id === id) ? list.map((goal) => (goal._id === id ? { ...goal, ...changes } : goal)) : list,
  );
  const { isFavorite } = changes;
  if (isFavorite !== undefined) patchCachedFavorite(queryClient, id, isFavorite);
}

/** Updates the goal's own page and the page of its plan. */
function patchCachedFavorite(queryClient: QueryClient, id: string, isFavorite: boolean): void {
  patchQueries<GoalDetail>(queryClient, { queryKey: contentsKeys.goal(id) }, (detail) => ({
    ...detail,
    goal: { ...detail.goal, isFavorite },
  }));
  patchQueries<ActionPlanWithGoals>(queryClient, { queryKey: contentsKeys.anyPlan }, (plan) => ({
    ...plan,
    goals: plan.goals.map((goal) => (goal._id === id ? { ...goal, isFavorite } : goal)),
  }));
}

export function updateCachedGoals(queryClient: QueryClient, update: (list: Goal[], focusArea: string) => Goal[]): void {
  queryClient.setQueryData<FocusAreaWithGoals[]>(focusAreaKeys.withGoals, (areas) =>
    areas?.map((area) => {
      const updated = update(area.goals, area._id);
      return updated === area.goals ? area : { ...area, goals: updated };
    }),
  );
}

/** For mutation callbacks, where the mutation itself still counts as running. */
function isLastMutation(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: goalKeys.all }) <= 1;
}

/** Leaves invalidating to the last pending mutation: an earlier refetch would overwrite the others' optimistic updates. */
export function invalidateWhenIdle(queryClient: QueryClient): void {
  setTimeout(() => {
    if (queryClient.isMutating({ mutationKey: goalKeys.all }) > 0) return;
    void invalidate(queryClient, staleWithGoals);
  });
}

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

export function goalDetailQuery(id: string) {
  return queryOptions({
    queryKey: contentsKeys.goal(id),
    ...queryFor(goalDetails.get, { params: { id } }),
  });
}
