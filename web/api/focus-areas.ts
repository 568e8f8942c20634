import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { type FocusArea, focusAreas, focusAreasWithGoals, type FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { AreaColor } from '#domain/focus-area/area-colors.ts';
import { safeDelete } from '#contract/safe-delete.ts';
import { queryFor } from '#web/http/query-for.ts';
import { call } from '#web/http/client.ts';
import { contentsKeys } from './cache/contents-keys.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';
import { returningId, toDeletionId } from '#web/http/deletion-id.ts';
import { invalidate, prepareInvalidation, type StaleKeys } from './cache/invalidation.ts';
import { staleWithTimeEntries } from './cache/time-entry-keys.ts';

export const focusAreaKeys = {
  all: ['focus-areas'],
  list: ['focus-areas', 'list'],
  withGoals: ['focus-areas', 'with-goals'],
} as const;

export const staleWithFocusAreas: StaleKeys = [focusAreaKeys.all, ...staleWithTimeEntries, contentsKeys.all];

export const focusAreasQuery = queryOptions({
  queryKey: focusAreaKeys.list,
  ...queryFor(focusAreas.list, {}),
});

export const focusAreasWithGoalsQuery = queryOptions({
  queryKey: focusAreaKeys.withGoals,
  ...queryFor(focusAreasWithGoals.list, {}),
});

/** Undefined until the areas have loaded. */
export function useAreaColor(id: string): AreaColor | undefined {
  const select = (areas: readonly FocusAreaWithGoals[]) => areas.find(({ _id }) => _id === id)?.color;
  // The pages that show colours keep the areas up to date. A row or card that appears later must not fetch them again.
  return useQuery({ ...focusAreasWithGoalsQuery, select, refetchOnMount: false }).data;
}

export function focusAreaDependentsQuery(id: string) {
  return queryOptions({
    queryKey: ['dependents of focus area', id],
    ...queryFor(safeDelete.focusAreaDependents, { params: { id } }),
    gcTime: 0,
  });
}

export type NewFocusArea = RequestInput<typeof focusAreas.create>['body'];
export type FocusAreaChanges = RequestInput<typeof focusAreas.update>['body'];

export function useCreateFocusArea() {
  const queryClient = useQueryClient();
  const { send } = useIdempotentCreate(focusAreas.create);
  return useMutation({
    mutationFn: (body: NewFocusArea) => send({ body }, prepareInvalidation(queryClient, staleWithFocusAreas)),
    onSuccess: (created) => {
      updateCachedFocusAreas(queryClient, {
        list: (areas) => [...areas, created],
        withGoals: (areas) => [...areas, { ...created, goals: [] }],
      });
    },
    onSettled: () => invalidateFocusAreas(queryClient),
  });
}

export function useUpdateFocusArea() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes }: { readonly id: string; readonly changes: FocusAreaChanges }) =>
      call(
        focusAreas.update,
        { params: { id }, body: changes },
        { invalidation: prepareInvalidation(queryClient, staleWithFocusAreas) },
      ),
    onSuccess: (updated) => {
      const update = <T extends FocusArea>(area: T): T => (area._id === updated._id ? { ...area, ...updated } : area);
      updateCachedFocusAreas(queryClient, {
        list: (areas) => areas.map(update),
        withGoals: (areas) => areas.map(update),
      });
    },
    onSettled: () => invalidateFocusAreas(queryClient),
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

interface FocusAreaCacheUpdate {
  readonly list: (areas: FocusArea[]) => FocusArea[];
  readonly withGoals: (areas: FocusAreaWithGoals[]) => FocusAreaWithGoals[];
}

/** Shows a change on every screen before the refetch. */
function updateCachedFocusAreas(queryClient: QueryClient, { list, withGoals }: FocusAreaCacheUpdate): void {
  queryClient.setQueryData<FocusArea[]>(focusAreaKeys.list, (areas) => areas && list(areas));
  queryClient.setQueryData<FocusAreaWithGoals[]>(focusAreaKeys.withGoals, (areas) => areas && withGoals(areas));
}

/** Returns before the refetch, because the cache already shows the change. */
export function invalidateFocusAreas(queryClient: QueryClient): void {
  void invalidate(queryClient, staleWithFocusAreas);
}
