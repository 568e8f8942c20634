import { queryOptions, useMutation } from '@tanstack/react-query';
import type { RequestInput } from '#contract/schema/endpoint.ts';
import { support } from '#contract/support/support.ts';
import { useIdempotentCreate } from '#web/forms/idempotent-create.ts';
import { getCsrfToken } from '#web/http/csrf-token.ts';

/** Whether a CSRF token is available. Without one, no form can be sent. */
export const csrfTokenQuery = queryOptions({
  queryKey: ['support', 'csrf-token'],
  queryFn: async () => (await getCsrfToken()) !== '',
});

export function useSendFeedback() {
  const { send } = useIdempotentCreate(support.feedback);
  return useMutation({
    mutationFn: (body: RequestInput<typeof support.feedback>['body']) => send({ body }),
  });
}

export function useSendContactMessage() {
  const { send } = useIdempotentCreate(support.contact);
  return useMutation({
    mutationFn: (body: RequestInput<typeof support.contact>['body']) => send({ body }),
  });
}
