import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { type Goal, goals } from '#contract/goals.ts';
import type { ActionPlanWithGoals } from '#contract/action-plans.ts';
import type { Sent } from '#contract/endpoint.ts';
import type { GoalDetail } from '#contract/goal-detail.ts';
import { safeDelete } from '#contract/safe-delete.ts';
import { answerTo } from './answer-to.ts';
import { call } from './client.ts';
import { contentsKeys } from './contents-keys.ts';
import { useCreation } from './creation.ts';
import { goneAfter } from './gone-after.ts';
import { focusAreaKeys } from './focus-areas.ts';
import { refreshTimeEntries } from './time-entry-keys.ts';

const goalKeys = { all: ['goals'] } as const;

export function goalDependentsQuery(id: string) {
  return queryOptions({
    queryKey: ['dependents of goal', id],
    ...answerTo(safeDelete.goalDependents, { params: { id } }),
    gcTime: 0,
  });
}

export type GoalChanges = Sent<typeof goals.update>['body'];

export function useCreateGoal() {
  const queryClient = useQueryClient();
  const { send } = useCreation(goals.create);
  return useMutation({
    mutationKey: goalKeys.all,
    mutationFn: ({ focusArea, title }: { readonly focusArea: string; readonly title: string }) =>
      send({ params: { id: focusArea }, body: { title, focusArea, timeframeType: 'yearly' } }),
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

/** For callers that are no component. */
export async function completeGoal(queryClient: QueryClient, id: string): Promise<void> {
  await call(goals.setStatus, { params: { id }, body: { status: 'Completed' } });
  refresh(queryClient);
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
    // One after the other: of two wishes for one goal the later is the one that stays.
    scope: { id: 'goals' },
    mutationFn: ({ goal, change }: { readonly goal: Goal; readonly change: Change }) => send(goal._id, change),
    onMutate: async ({ goal, change }) => {
      // An answer that is on its way still shows the goal as it was.
      await queryClient.cancelQueries({ queryKey: focusAreaKeys.withGoals });
      if ('isFavorite' in change) await queryClient.cancelQueries({ queryKey: contentsKeys.all });
      patchGoal(queryClient, goal._id, change);
    },
    onSuccess: (updated) => {
      // What is yet to be sent shows already.
      if (isLastChange(queryClient)) putGoal(queryClient, updated);
    },
    onError: (_, { goal, change }) => {
      const before = Object.keys(change).map((field) => [field, goal[field as keyof Goal]]);
      patchGoal(queryClient, goal._id, Object.fromEntries(before) as Partial<Goal>);
    },
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

function patchGoal(queryClient: QueryClient, id: string, changes: Partial<Goal>): void {
  changeGoals(queryClient, (list) =>
    list.some(({ _id }) => _id === id) ? list.map((goal) => (goal._id === id ? { ...goal, ...changes } : goal)) : list,
  );
  const { isFavorite } = changes;
  if (isFavorite !== undefined) patchFavorite(queryClient, id, isFavorite);
}

/** On the pages of the goal and of its plan. */
function patchFavorite(queryClient: QueryClient, id: string, isFavorite: boolean): void {
  queryClient.setQueryData<GoalDetail>(
    contentsKeys.goal(id),
    (detail) => detail && { ...detail, goal: { ...detail.goal, isFavorite } },
  );
  queryClient.setQueriesData<ActionPlanWithGoals>(
    { queryKey: contentsKeys.anyPlan },
    (plan) => plan && { ...plan, goals: plan.goals.map((goal) => (goal._id === id ? { ...goal, isFavorite } : goal)) },
  );
}

function changeGoals(queryClient: QueryClient, change: (list: Goal[], focusArea: string) => Goal[]): void {
  queryClient.setQueryData<FocusAreaWithGoals[]>(focusAreaKeys.withGoals, (areas) =>
    areas?.map((area) => {
      const changed = change(area.goals, area._id);
      return changed === area.goals ? area : { ...area, goals: changed };
    }),
  );
}

/** Asked while a change is being settled, which still counts itself. */
function isLastChange(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: goalKeys.all }) <= 1;
}

/** Once nothing more is under way: an earlier answer would undo what the screen already shows. Not waited for. */
function refresh(queryClient: QueryClient): void {
  setTimeout(() => {
    if (queryClient.isMutating({ mutationKey: goalKeys.all }) > 0) return;
    void queryClient.invalidateQueries({ queryKey: focusAreaKeys.withGoals });
    // A closed goal runs no longer, and entries show the titles of their goals.
    refreshTimeEntries(queryClient);
    void queryClient.invalidateQueries({ queryKey: contentsKeys.all });
  });
}
