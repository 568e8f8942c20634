import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { focusAreas, focusAreasWithGoals, type FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { AreaColor } from '#domain/focus-area/area-colors.ts';
import { queryFor } from '#web/http/query-for.ts';
import { contentsKeys } from './cache/contents-keys.ts';
import { invalidate, type StaleKeys } from './cache/invalidation.ts';
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

/** Returns before the refetch, because the cache already shows the change. */
export function invalidateFocusAreas(queryClient: QueryClient): void {
  void invalidate(queryClient, staleWithFocusAreas);
}
