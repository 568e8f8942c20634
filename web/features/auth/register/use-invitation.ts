import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkToken } from '#contract/account/auth.ts';
import type { InvitationState } from '#contract/account/invitations.ts';
import { invitationQuery } from '#web/api/account/invitations.ts';
import { useLinkToken } from '../use-link-token.ts';

interface Invitation {
  readonly state: InvitationState | 'checking';
  /** Sent with the sign-up. */
  readonly token: string | undefined;
  /** Checks the invitation again after the server has rejected it. */
  readonly revalidate: () => Promise<void>;
}

/** The invitation from the link that opened this tab. */
export function useInvitation(): Invitation {
  const queryClient = useQueryClient();
  const { token } = useLinkToken('invitation');
  const isWellFormed = linkToken.safeParse(token).success;
  const query = invitationQuery(token ?? '');
  const { data, isPending } = useQuery({ ...query, enabled: isWellFormed });
  const revalidate = () => queryClient.invalidateQueries({ queryKey: query.queryKey });

  if (!isWellFormed) return { state: 'unknown', token: undefined, revalidate };
  if (isPending) return { state: 'checking', token, revalidate };
  // If the check failed, the sign-up itself will validate the token.
  const state = data ?? 'valid';
  return { state, token: state === 'valid' ? token : undefined, revalidate };
}
