import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Sent } from '#contract/endpoint.ts';
import { support } from '#contract/support.ts';
import { useCreation } from './creation.ts';
import { csrfToken } from './csrf-token.ts';

/** Whether there is a token to send a form with. */
export const csrfTokenQuery = queryOptions({
  queryKey: ['support', 'csrf-token'],
  queryFn: async () => (await csrfToken()) !== '',
});

export function useSendFeedback() {
  const { send } = useCreation(support.feedback);
  return useMutation({
    mutationFn: (body: Sent<typeof support.feedback>['body']) => send({ body }),
  });
}

export function useSendMessage() {
  const { send } = useCreation(support.contact);
  return useMutation({
    mutationFn: (body: Sent<typeof support.contact>['body']) => send({ body }),
  });
}
