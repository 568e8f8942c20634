import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FocusArea, focusAreas, type FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';
import { call } from '#web/http/client.ts';
import { prepareInvalidation } from './cache/invalidation.ts';
import { focusAreaKeys, invalidateFocusAreas, staleWithFocusAreas } from './focus-areas.ts';

// Separate from focus-areas.ts, which every page downloads.

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
