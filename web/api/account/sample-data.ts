import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sampleData } from '#contract/account/sample-data.ts';
import { queryFor } from '#web/http/query-for.ts';
import { call } from '#web/http/client.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';
import { ignoreNotFound } from '#web/http/ignore-not-found.ts';
import { invalidateUserData } from './auth.ts';

export const sampleDataQuery = queryOptions({
  queryKey: ['sample-data'],
  ...queryFor(sampleData.state, {}),
  // Several components of a page need it, and they mount one after another.
  staleTime: 5000,
});

/** Long enough to write a year of sample data. */
const TIMEOUT_MS = 60_000;

export function useAddSampleData() {
  const queryClient = useQueryClient();
  const { send } = useIdempotentCreate(sampleData.add, { timeoutMs: TIMEOUT_MS });
  return useMutation({
    mutationFn: () => send({}),
    onSettled: () => invalidateUserData(queryClient),
  });
}

export function useRemoveSampleData() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => ignoreNotFound(call(sampleData.remove, {}, { timeoutMs: TIMEOUT_MS })),
    onSettled: () => invalidateUserData(queryClient),
  });
}
