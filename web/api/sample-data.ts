import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { sampleData } from '#contract/sample-data.ts';
import { answerTo } from './answer-to.ts';
import { call } from './client.ts';
import { useCreation } from './creation.ts';
import { goneAfter } from './gone-after.ts';
import { refreshEverything } from './refresh-everything.ts';

export const sampleDataQuery = queryOptions({
  queryKey: ['sample-data'],
  ...answerTo(sampleData.state, {}),
  // Several parts of a page want to know, one after the other.
  staleTime: 5000,
});

/** A year of sample life takes a moment to be written. */
const TIMEOUT_MS = 60_000;

export function useAddSampleData() {
  const queryClient = useQueryClient();
  const { send } = useCreation(sampleData.add, { timeoutMs: TIMEOUT_MS });
  return useMutation({
    mutationFn: () => send({}),
    onSettled: () => refreshEverything(queryClient),
  });
}

export function useRemoveSampleData() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => goneAfter(call(sampleData.remove, {}, { timeoutMs: TIMEOUT_MS })),
    onSettled: () => refreshEverything(queryClient),
  });
}
