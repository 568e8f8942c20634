import { queryOptions } from '@tanstack/react-query';
import { invitations } from '#contract/account/invitations.ts';
import { authKeys } from './auth.ts';
import { call } from '#web/http/client.ts';

/** Whether an invitation link can still be used to sign up. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [...authKeys.all, 'invitation', token],
    queryFn: async ({ signal }) => (await call(invitations.check, { body: { token } }, { signal })).state,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0, // Do not retain the token, which is a secret until it is used, in the query cache.
  });
