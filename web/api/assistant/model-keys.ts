import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { modelKeys } from '#contract/assistant/model-keys.ts';
import type { RequestInput, ResponseBody } from '#contract/schema/endpoint.ts';
import { modelTimeoutMs } from '#domain/limits.ts';
import { call } from '#web/http/client.ts';
import { queryFor } from '#web/http/query-for.ts';

/** The server times out first, so that its error message reaches the user. */
const TIMEOUT_MARGIN_MS = 10_000;

export const modelKeyQuery = queryOptions({ queryKey: ['model-key'], ...queryFor(modelKeys.get, {}) });

type ModelKeyResponse = ResponseBody<typeof modelKeys.get>;

export function useSaveModelKey() {
  const setModelKey = useSetModelKey();
  return useMutation({
    mutationFn: (body: RequestInput<typeof modelKeys.save>['body']) =>
      call(modelKeys.save, { body }, { timeoutMs: modelTimeoutMs.question + TIMEOUT_MARGIN_MS }),
    onSuccess: ({ modelKey }) => setModelKey(modelKey),
    gcTime: 0, // Do not retain the key in the mutation cache.
  });
}

export function useConnectOpenRouter() {
  const setModelKey = useSetModelKey();
  return useMutation({
    mutationFn: (body: RequestInput<typeof modelKeys.connectOpenRouter>['body']) =>
      // One request exchanges the code, another one checks the key.
      call(modelKeys.connectOpenRouter, { body }, { timeoutMs: 2 * modelTimeoutMs.question + TIMEOUT_MARGIN_MS }),
    onSuccess: ({ modelKey }) => setModelKey(modelKey),
  });
}

export function useListModels() {
  return useMutation({
    mutationFn: (body: RequestInput<typeof modelKeys.listModels>['body']) => call(modelKeys.listModels, { body }),
    gcTime: 0, // Do not retain the key in the mutation cache.
  });
}

export function useRemoveModelKey() {
  const setModelKey = useSetModelKey();
  return useMutation({
    mutationFn: () => call(modelKeys.remove, {}),
    onSuccess: () => setModelKey(null),
  });
}

/** Also invalidates what the assistant's pages say about who writes the plans. */
function useSetModelKey() {
  const queryClient = useQueryClient();
  return (modelKey: ModelKeyResponse['modelKey']) => {
    queryClient.setQueryData<ModelKeyResponse>(modelKeyQuery.queryKey, (data) => data && { ...data, modelKey });
    void queryClient.invalidateQueries({ queryKey: ['assistant', 'planner'] });
  };
}
