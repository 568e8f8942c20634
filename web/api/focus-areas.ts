import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/endpoint.ts';
import { type FocusArea, focusAreas, type FocusAreaWithGoals } from '#contract/focus-areas.ts';
import { safeDelete } from '#contract/safe-delete.ts';
import { answerTo } from './answer-to.ts';
import { call } from './client.ts';
import { contentsKeys } from './contents-keys.ts';
import { useCreation } from './creation.ts';
import { goneAfter } from './gone-after.ts';
import { refreshTimeEntries } from './time-entry-keys.ts';

export const focusAreaKeys = {
  all: ['focus-areas'],
  list: ['focus-areas', 'list'],
  withGoals: ['focus-areas', 'with-goals'],
} as const;

export const focusAreasQuery = queryOptions({
  queryKey: focusAreaKeys.list,
  ...answerTo(focusAreas.list, {}),
});

export const focusAreasWithGoalsQuery = queryOptions({
  queryKey: focusAreaKeys.withGoals,
  ...answerTo(focusAreas.withGoals, {}),
});

export function focusAreaDependentsQuery(id: string) {
  return queryOptions({
    queryKey: ['dependents of focus area', id],
    ...answerTo(safeDelete.focusAreaDependents, { params: { id } }),
    gcTime: 0,
  });
}

export type NewFocusArea = Sent<typeof focusAreas.create>['body'];
export type FocusAreaChanges = Sent<typeof focusAreas.update>['body'];

export function useCreateFocusArea() {
  const queryClient = useQueryClient();
  const { send } = useCreation(focusAreas.create);
  return useMutation({
    mutationFn: (body: NewFocusArea) => send({ body }),
    onSuccess: (created) => {
      changeAreas(queryClient, {
        list: (areas) => [...areas, created],
        withGoals: (areas) => [...areas, { ...created, goals: [] }],
      });
    },
    onSettled: () => refreshFocusAreas(queryClient),
  });
}

export function useUpdateFocusArea() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes }: { readonly id: string; readonly changes: FocusAreaChanges }) =>
      call(focusAreas.update, { params: { id }, body: changes }),
    onSuccess: (updated) => {
      const change = <T extends FocusArea>(area: T): T => (area._id === updated._id ? { ...area, ...updated } : area);
      changeAreas(queryClient, { list: (areas) => areas.map(change), withGoals: (areas) => areas.map(change) });
    },
    onSettled: () => refreshFocusAreas(queryClient),
  });
}

export function useDeleteFocusArea() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => goneAfter(call(safeDelete.focusArea, { params: { id } })),
    onSuccess: (_, id) => {
      const isLeft = (area: FocusArea) => area._id !== id;
      changeAreas(queryClient, { list: (areas) => areas.filter(isLeft), withGoals: (areas) => areas.filter(isLeft) });
    },
    onSettled: () => refreshFocusAreas(queryClient),
  });
}

interface AreaChange {
  readonly list: (areas: FocusArea[]) => FocusArea[];
  readonly withGoals: (areas: FocusAreaWithGoals[]) => FocusAreaWithGoals[];
}

/** What is known to have changed shows at once on both screens, also before they have asked again. */
function changeAreas(queryClient: QueryClient, { list, withGoals }: AreaChange): void {
  queryClient.setQueryData<FocusArea[]>(focusAreaKeys.list, (areas) => areas && list(areas));
  queryClient.setQueryData<FocusAreaWithGoals[]>(focusAreaKeys.withGoals, (areas) => areas && withGoals(areas));
}

/** Not waited for: the change is made and shown. */
export function refreshFocusAreas(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: focusAreaKeys.all });
  refreshTimeEntries(queryClient);
  void queryClient.invalidateQueries({ queryKey: contentsKeys.all });
}
