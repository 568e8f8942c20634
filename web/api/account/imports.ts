import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { imports } from '#contract/account/imports.ts';
import { invalidateUserData, meQuery } from './auth.ts';
import { call } from '#web/http/client.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';

/** Long enough to upload and process many years of data. */
const TIMEOUT_MS = 120_000;

export function usePreviewImport() {
  return useMutation({
    mutationFn: (body: RequestInput<typeof imports.preview>['body']) =>
      call(imports.preview, { body }, { timeoutMs: TIMEOUT_MS }),
    gcTime: 0, // Do not retain the file in the mutation cache.
  });
}

/** Invalidates everything, including the user, because a Weekwise export contains their settings. */
export function useImport() {
  const queryClient = useQueryClient();
  const { send } = useIdempotentCreate(imports.create, { timeoutMs: TIMEOUT_MS });
  return useMutation({
    mutationFn: (body: RequestInput<typeof imports.create>['body']) => send({ body }),
    // Not `onSuccess`: after an error, everything may have been imported and only the response lost.
    onSettled: () => {
      void queryClient.refetchQueries({ queryKey: meQuery.queryKey });
      void invalidateUserData(queryClient);
    },
    gcTime: 0,
  });
}
