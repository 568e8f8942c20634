import { type QueryClient, queryOptions, useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  focusAreas,
  focusAreasWithGoals,
  type FocusAreaWithGoals,
  type FocusArea,
} from '#contract/goals/focus-areas.ts';
import type { AreaColor } from '#domain/focus-area/area-colors.ts';
import { queryFor } from '#web/http/query-for.ts';
import { contentsKeys } from '../cache/contents-keys.ts';
import { invalidate, type StaleKeys, prepareInvalidation } from '../cache/invalidation.ts';
import { staleWithTimeEntries } from '../cache/time-entry-keys.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';
import { call } from '#web/http/client.ts';

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

/** Returns before the refetch, because the cache already shows the change. */
export function invalidateFocusAreas(queryClient: QueryClient): void {
  void invalidate(queryClient, staleWithFocusAreas);
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

interface FocusAreaCacheUpdate {
  readonly list: (areas: FocusArea[]) => FocusArea[];
  readonly withGoals: (areas: FocusAreaWithGoals[]) => FocusAreaWithGoals[];
}

/** Shows a change on every screen before the refetch. */
export function updateCachedFocusAreas(queryClient: QueryClient, { list, withGoals }: FocusAreaCacheUpdate): void {
  queryClient.setQueryData<FocusArea[]>(focusAreaKeys.list, (areas) => areas && list(areas));
  queryClient.setQueryData<FocusAreaWithGoals[]>(focusAreaKeys.withGoals, (areas) => areas && withGoals(areas));
}
