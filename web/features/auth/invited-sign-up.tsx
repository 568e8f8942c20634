import { type InvitationState, invitationRefusals } from '#contract/invitations.ts';
import { needsInvitation } from '#contract/sign-up.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RegisterForm } from './register-form.tsx';
import { WhomToAsk } from './sign-up.tsx';
import { useInvitation } from './use-invitation.ts';
import { useSignUpState } from './use-sign-up-state.ts';

type Dead = Exclude<InvitationState, 'valid'>;

const failures: Readonly<Record<Dead, { readonly message: string; readonly retryAfter: undefined }>> = {
  used: { message: invitationRefusals.used, retryAfter: undefined },
  expired: { message: invitationRefusals.expired, retryAfter: undefined },
  unknown: { message: invitationRefusals.unknown, retryAfter: undefined },
};

/** Behind an invitation link: the sign-up form, or why the link cannot be used. */
export function InvitedSignUp() {
  const { signUp, email } = useSignUpState();
  const { state, token, checkAgain } = useInvitation();

  if (state === 'checking' || signUp === 'loading') return <p>Checking your invitation…</p>;
  if (state !== 'valid' && needsInvitation(signUp)) {
    return (
      <>
        <FormAlert failure={failures[state]} />
        <WhomToAsk email={email} />
      </>
    );
  }
  return (
    <>
      <Notice>
        {state === 'valid'
          ? 'You have been invited to create an account on this server.'
          : 'This invitation can no longer be used, but you do not need one here.'}
      </Notice>
      <RegisterForm invitation={token} onInvitationRefused={checkAgain} />
    </>
  );
}
