import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/endpoint.ts';
import { imports } from '#contract/imports.ts';
import { meQuery } from './auth.ts';
import { call } from './client.ts';
import { useCreation } from './creation.ts';
import { refreshEverything } from './refresh-everything.ts';

/** A file of many years takes a while to send and to read. */
const TIMEOUT_MS = 120_000;

export function usePreviewImport() {
  return useMutation({
    mutationFn: (body: Sent<typeof imports.preview>['body']) =>
      call(imports.preview, { body }, { timeoutMs: TIMEOUT_MS }),
    gcTime: 0, // A mutation remembers what it was called with, here a whole file.
  });
}

/** Everything there is may have changed, with a document also the time zone. */
export function useImport() {
  const queryClient = useQueryClient();
  const { send } = useCreation(imports.create, { timeoutMs: TIMEOUT_MS });
  return useMutation({
    mutationFn: (body: Sent<typeof imports.create>['body']) => send({ body }),
    // Also after a failure: the response may have been lost after everything was imported.
    onSettled: () => {
      void queryClient.refetchQueries({ queryKey: meQuery.queryKey });
      void refreshEverything(queryClient);
    },
    gcTime: 0,
  });
}
