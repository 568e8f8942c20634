import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { type WeeklyGoal, weeklyGoals } from '#contract/weekly-goals/weekly-goals.ts';
import { queryFor } from '#web/http/query-for.ts';
import { call } from '#web/http/client.ts';
import { prepareInvalidation } from '../cache/invalidation.ts';
import { reportKeys } from '../cache/report-keys.ts';

const weeklyGoalsKey = (weekStart: string) => [...reportKeys.plans, weekStart] as const;

/** The planned time of each focus area in a week. */
export function weeklyGoalsQuery(weekStart: string) {
  return queryOptions({
    queryKey: weeklyGoalsKey(weekStart),
    ...queryFor(weeklyGoals.list, { query: { weekStart } }),
  });
}

export type WeeklyGoalChanges = RequestInput<typeof weeklyGoals.update>['body'];

export function useUpdateWeeklyGoal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: reportKeys.plans,
    mutationFn: ({ id, changes }: { readonly id: string; readonly changes: WeeklyGoalChanges }) =>
      call(
        weeklyGoals.update,
        { params: { id }, body: changes },
        { invalidation: prepareInvalidation(queryClient, [reportKeys.all]) },
      ),
    // A response in flight would overwrite the update with the old state.
    onMutate: () => queryClient.cancelQueries({ queryKey: reportKeys.plans }),
    onSuccess: (updated) => replaceCachedWeeklyGoal(queryClient, updated),
    onSettled: () => invalidateWhenIdle(queryClient),
  });
}

/** Invalidates once for all rows that are saved together. */
function invalidateWhenIdle(queryClient: QueryClient): void {
  setTimeout(() => {
    if (queryClient.isMutating({ mutationKey: reportKeys.plans }) > 0) return;
    void queryClient.invalidateQueries({ queryKey: reportKeys.all });
  });
}

function replaceCachedWeeklyGoal(queryClient: QueryClient, updated: WeeklyGoal): void {
  queryClient.setQueryData<WeeklyGoal[]>(weeklyGoalsKey(updated.weekStart), (rows) =>
    rows?.map((row) => (row._id === updated._id ? updated : row)),
  );
}
