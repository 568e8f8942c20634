import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkToken } from '#contract/auth.ts';
import type { InvitationState } from '#contract/invitations.ts';
import { invitationQuery } from '#web/api/invitation.ts';
import { useLinkToken } from './link-token.ts';

interface Invitation {
  readonly state: InvitationState | 'checking';
  /** To be sent with the sign-up. */
  readonly token: string | undefined;
  /** The server has just refused it. */
  readonly checkAgain: () => Promise<void>;
}

/** The invitation of the link that this tab was opened with. */
export function useInvitation(): Invitation {
  const queryClient = useQueryClient();
  const { token } = useLinkToken('invitation');
  const isWhole = linkToken.safeParse(token).success;
  const query = invitationQuery(token ?? '');
  const { data, isPending } = useQuery({ ...query, enabled: isWhole });
  const checkAgain = () => queryClient.invalidateQueries({ queryKey: query.queryKey });

  if (!isWhole) return { state: 'unknown', token: undefined, checkAgain };
  if (isPending) return { state: 'checking', token, checkAgain };
  // It could not be checked, so the sign-up itself will tell.
  const state = data ?? 'valid';
  return { state, token: state === 'valid' ? token : undefined, checkAgain };
}
