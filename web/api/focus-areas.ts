import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/endpoint.ts';
import { type FocusArea, focusAreas } from '#contract/focus-areas.ts';
import { safeDelete } from '#contract/safe-delete.ts';
import { call } from './client.ts';
import { goneAfter } from './gone-after.ts';

export const focusAreaKeys = {
  all: ['focus-areas'],
  list: ['focus-areas', 'list'],
  withGoals: ['focus-areas', 'with-goals'],
  dependents: (id: string) => ['focus-areas', 'dependents', id],
} as const;

export const focusAreasQuery = queryOptions({
  queryKey: focusAreaKeys.list,
  queryFn: ({ signal }) => call(focusAreas.list, {}, { signal }),
});

export const focusAreasWithGoalsQuery = queryOptions({
  queryKey: focusAreaKeys.withGoals,
  queryFn: ({ signal }) => call(focusAreas.withGoals, {}, { signal }),
});

export function focusAreaDependentsQuery(id: string) {
  return queryOptions({
    queryKey: focusAreaKeys.dependents(id),
    queryFn: ({ signal }) => call(safeDelete.focusAreaDependents, { params: { id } }, { signal }),
    gcTime: 0,
  });
}

export type NewFocusArea = Sent<typeof focusAreas.create>['body'];
export type FocusAreaChanges = Sent<typeof focusAreas.update>['body'];

export function useCreateFocusArea() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewFocusArea) => call(focusAreas.create, { body }),
    onSuccess: (created) => {
      queryClient.setQueryData<FocusArea[]>(focusAreaKeys.list, (list) => list && [...list, created]);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: focusAreaKeys.all }),
  });
}

export function useUpdateFocusArea() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes }: { readonly id: string; readonly changes: FocusAreaChanges }) =>
      call(focusAreas.update, { params: { id }, body: changes }),
    onSuccess: (updated) => {
      queryClient.setQueryData<FocusArea[]>(focusAreaKeys.list, (list) =>
        list?.map((area) => (area._id === updated._id ? updated : area)),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: focusAreaKeys.all }),
  });
}

export function useDeleteFocusArea() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => goneAfter(call(safeDelete.focusArea, { params: { id } })),
    onSuccess: (_, id) => {
      queryClient.setQueryData<FocusArea[]>(focusAreaKeys.list, (list) => list?.filter((area) => area._id !== id));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: focusAreaKeys.all }),
  });
}
