import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/endpoint.ts';
import { type WeeklyGoal, weeklyGoals } from '#contract/weekly-goals.ts';
import { answerTo } from './answer-to.ts';
import { call } from './client.ts';
import { reportKeys } from './report-keys.ts';

const weekKey = (weekStart: string) => [...reportKeys.plans, weekStart] as const;

/** What is planned for each focus area in a week. */
export function weeklyGoalsQuery(weekStart: string) {
  return queryOptions({
    queryKey: weekKey(weekStart),
    ...answerTo(weeklyGoals.list, { query: { weekStart } }),
  });
}

export type WeeklyGoalChanges = Sent<typeof weeklyGoals.update>['body'];

export function useUpdateWeeklyGoal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: reportKeys.plans,
    mutationFn: ({ id, changes }: { readonly id: string; readonly changes: WeeklyGoalChanges }) =>
      call(weeklyGoals.update, { params: { id }, body: changes }),
    // An answer that is on its way still shows everything as it was.
    onMutate: () => queryClient.cancelQueries({ queryKey: reportKeys.plans }),
    onSuccess: (updated) => showUpdated(queryClient, updated),
    onSettled: () => refresh(queryClient),
  });
}

/** Once for all rows that are saved together. */
function refresh(queryClient: QueryClient): void {
  setTimeout(() => {
    if (queryClient.isMutating({ mutationKey: reportKeys.plans }) > 0) return;
    void queryClient.invalidateQueries({ queryKey: reportKeys.all });
  });
}

function showUpdated(queryClient: QueryClient, updated: WeeklyGoal): void {
  queryClient.setQueryData<WeeklyGoal[]>(weekKey(updated.weekStart), (rows) =>
    rows?.map((row) => (row._id === updated._id ? updated : row)),
  );
}
