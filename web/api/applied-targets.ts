import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { appliedTargets } from '#contract/applied-targets.ts';
import type { Sent } from '#contract/endpoint.ts';
import { answerTo } from './answer-to.ts';
import { call } from './client.ts';
import { useCreation } from './creation.ts';
import { reportKeys } from './report-keys.ts';

/** The past weeks with tracked time and no plan. */
export const unratedWeeksQuery = queryOptions({
  queryKey: [...reportKeys.all, 'unrated'],
  ...answerTo(appliedTargets.unrated, {}),
});

/** Years of weeks take a moment to be written. */
const TIMEOUT_MS = 60_000;

export function useApplyTargets() {
  const queryClient = useQueryClient();
  const { send } = useCreation(appliedTargets.create, { timeoutMs: TIMEOUT_MS });
  return useMutation({
    mutationFn: (weekStart: string | undefined) => send({ body: { weekStart } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportKeys.all }),
  });
}

export function useRemoveAppliedTargets() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (query: Sent<typeof appliedTargets.remove>['query']) =>
      call(appliedTargets.remove, { query }, { timeoutMs: TIMEOUT_MS }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reportKeys.all }),
  });
}
