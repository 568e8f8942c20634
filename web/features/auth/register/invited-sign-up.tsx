import { type InvitationState, invitationErrors } from '#contract/account/invitations.ts';
import { needsInvitation } from '#contract/account/auth.ts';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { RegisterForm } from './register-form.tsx';
import { OperatorContact } from './sign-up.tsx';
import { useInvitation } from './use-invitation.ts';
import { useSignUpState } from '../use-sign-up-state.ts';

type UnusableInvitation = Exclude<InvitationState, 'valid'>;

const failures: Readonly<Record<UnusableInvitation, { readonly message: string; readonly retryAfter: undefined }>> = {
  used: { message: invitationErrors.used, retryAfter: undefined },
  expired: { message: invitationErrors.expired, retryAfter: undefined },
  unknown: { message: invitationErrors.unknown, retryAfter: undefined },
};

/** The sign-up form for an invitation link, or the reason why the link cannot be used. */
export function InvitedSignUp() {
  const { signUp, email } = useSignUpState();
  const { state, token, revalidate } = useInvitation();

  if (state === 'checking' || signUp === 'loading') return <p>Checking your invitation…</p>;
  if (state !== 'valid' && needsInvitation(signUp)) {
    return (
      <>
        <FormAlert failure={failures[state]} />
        <OperatorContact email={email} />
      </>
    );
  }
  return (
    <>
      <InfoBanner>
        {state === 'valid'
          ? 'You have been invited to create an account on this server.'
          : 'This invitation can no longer be used, but you do not need one here.'}
      </InfoBanner>
      <RegisterForm invitation={token} onInvitationRejected={revalidate} />
    </>
  );
}
