import { useQuery, useQueryClient } from '@tanstack/react-query';
import { auth } from '#contract/auth.ts';
import type { InvitationState } from '#contract/sign-up.ts';
import { invitationQuery } from '#web/api/invitation.ts';
import { useLinkToken } from './link-token.ts';

interface Invitation {
  /** `none`: the page was not opened with a link. */
  readonly state: InvitationState | 'none' | 'checking';
  /** To be sent with the sign-up. */
  readonly token: string | undefined;
  /** The server has just refused it. */
  readonly checkAgain: () => Promise<void>;
}

/** The invitation of the link that this tab was opened with. */
export function useInvitation(): Invitation {
  const queryClient = useQueryClient();
  const { token } = useLinkToken('invitation');
  const isWhole = auth.checkInvitation.body.shape.token.safeParse(token).success;
  const query = invitationQuery(token ?? '');
  const { data, isPending } = useQuery({ ...query, enabled: isWhole });
  const checkAgain = () => queryClient.invalidateQueries({ queryKey: query.queryKey });

  if (token === undefined) return { state: 'none', token: undefined, checkAgain };
  if (!isWhole) return { state: 'unknown', token: undefined, checkAgain };
  if (isPending) return { state: 'checking', token, checkAgain };
  // It could not be checked, so the sign-up itself will tell.
  const state = data ?? 'valid';
  return { state, token: state === 'valid' ? token : undefined, checkAgain };
}
