import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { type Goal, goals } from '#contract/goals.ts';
import type { Sent } from '#contract/endpoint.ts';
import { safeDelete } from '#contract/safe-delete.ts';
import { call } from './client.ts';
import { goneAfter } from './gone-after.ts';
import { focusAreaKeys } from './focus-areas.ts';

const goalKeys = { all: ['goals'], dependents: (id: string) => ['goals', 'dependents', id] } as const;

export function goalDependentsQuery(id: string) {
  return queryOptions({
    queryKey: goalKeys.dependents(id),
    queryFn: ({ signal }) => call(safeDelete.goalDependents, { params: { id } }, { signal }),
    gcTime: 0,
  });
}

export type GoalChanges = Sent<typeof goals.update>['body'];

export function useCreateGoal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: goalKeys.all,
    mutationFn: ({ focusArea, title }: { readonly focusArea: string; readonly title: string }) =>
      call(goals.create, { params: { id: focusArea }, body: { title, focusArea, timeframeType: 'yearly' } }),
    onSuccess: (created) => putGoal(queryClient, created),
    onSettled: () => refresh(queryClient),
  });
}

export function useUpdateGoal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: goalKeys.all,
    mutationFn: ({ id, changes }: { readonly id: string; readonly changes: GoalChanges }) =>
      call(goals.update, { params: { id }, body: changes }),
    onSuccess: (updated) => putGoal(queryClient, updated),
    onSettled: () => refresh(queryClient),
  });
}

/** Shown at once, taken back should it fail. */
export function useSetGoalStatus() {
  return useChange<{ status: 'Completed' | 'Archived' }>((id, body) => call(goals.setStatus, { params: { id }, body }));
}

/** Shown at once, taken back should it fail. */
export function useSetFavorite() {
  return useChange<{ isFavorite: boolean }>((id, { isFavorite }) =>
    call(goals.setFavorite, { params: { id }, body: { favorite: isFavorite } }),
  );
}

export function useDeleteGoal() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: goalKeys.all,
    mutationFn: (id: string) => goneAfter(call(safeDelete.goal, { params: { id } })),
    onSuccess: (_, id) => changeGoals(queryClient, (list) => list.filter((goal) => goal._id !== id)),
    onSettled: () => refresh(queryClient),
  });
}

function useChange<Change extends Partial<Goal>>(send: (id: string, change: Change) => Promise<Goal>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: goalKeys.all,
    mutationFn: ({ goal, change }: { readonly goal: Goal; readonly change: Change }) => send(goal._id, change),
    onMutate: async ({ goal, change }) => {
      // An answer that is on its way still shows the goal as it was.
      await queryClient.cancelQueries({ queryKey: focusAreaKeys.withGoals });
      putGoal(queryClient, { ...goal, ...change });
    },
    onSuccess: (updated) => putGoal(queryClient, updated),
    onError: (_, { goal }) => putGoal(queryClient, goal),
    onSettled: () => refresh(queryClient),
  });
}

/** Into its focus area, and out of any other. */
function putGoal(queryClient: QueryClient, goal: Goal): void {
  changeGoals(queryClient, (list, focusArea) => {
    const isHere = focusArea === goal.focusArea;
    if (isHere && list.some(({ _id }) => _id === goal._id))
      return list.map((old) => (old._id === goal._id ? goal : old));
    const others = list.filter(({ _id }) => _id !== goal._id);
    return isHere ? [...others, goal] : others.length === list.length ? list : others;
  });
}

function changeGoals(queryClient: QueryClient, change: (list: Goal[], focusArea: string) => Goal[]): void {
  queryClient.setQueryData<FocusAreaWithGoals[]>(focusAreaKeys.withGoals, (areas) =>
    areas?.map((area) => {
      const changed = change(area.goals, area._id);
      return changed === area.goals ? area : { ...area, goals: changed };
    }),
  );
}

/** Once nothing more is under way: an earlier answer would undo what the screen already shows. */
async function refresh(queryClient: QueryClient): Promise<void> {
  if (queryClient.isMutating({ mutationKey: goalKeys.all }) > 1) return;
  await queryClient.invalidateQueries({ queryKey: focusAreaKeys.withGoals });
}
