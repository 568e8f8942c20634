import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { appliedTargets } from '#contract/weekly-goals/applied-targets.ts';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { queryFor } from '#web/http/query-for.ts';
import { call } from '#web/http/client.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';
import { prepareInvalidation } from '../cache/invalidation.ts';
import { reportKeys } from '../cache/report-keys.ts';

/** Past weeks with tracked time but no plan. */
export const unratedWeeksQuery = queryOptions({
  queryKey: [...reportKeys.all, 'unrated'],
  ...queryFor(appliedTargets.listUnratedWeeks, {}),
});

/** Long enough to write many years of targets. */
const TIMEOUT_MS = 60_000;

export function useApplyTargets() {
  const queryClient = useQueryClient();
  const { send } = useIdempotentCreate(appliedTargets.create, { timeoutMs: TIMEOUT_MS });
  return useMutation({
    mutationFn: (weekStart: string | undefined) =>
      send({ body: { weekStart } }, prepareInvalidation(queryClient, [reportKeys.all])),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportKeys.all }),
  });
}

export function useRemoveAppliedTargets() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (query: RequestInput<typeof appliedTargets.remove>['query']) =>
      call(
        appliedTargets.remove,
        { query },
        { timeoutMs: TIMEOUT_MS, invalidation: prepareInvalidation(queryClient, [reportKeys.all]) },
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportKeys.all }),
  });
}
