import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type InvitationState, invitationRefusals, needsInvitation, signUpRefusals } from '#contract/sign-up.ts';
import { aboutQuery } from '#web/api/about.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { MailLink } from '#web/ui/mail-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { RegisterForm } from './register-form.tsx';
import { useInvitation } from './use-invitation.ts';

export function RegisterPage() {
  const search = useSearch({ from: '/register' });
  return (
    <AuthLayout
      title="Create your account"
      other={
        <>
          Already have one?{' '}
          <TextLink to="/login" search={{ return: search.return }}>
            Log in
          </TextLink>
        </>
      }
    >
      <SignUp />
    </AuthLayout>
  );
}

type DeadInvitation = Exclude<InvitationState, 'valid'>;

const deadInvitations: Readonly<Record<DeadInvitation, { readonly message: string; readonly retryAfter: undefined }>> =
  {
    used: { message: invitationRefusals.used, retryAfter: undefined },
    expired: { message: invitationRefusals.expired, retryAfter: undefined },
    unknown: { message: invitationRefusals.unknown, retryAfter: undefined },
  };

/** The form, or why there is none. */
function SignUp() {
  const { data: about } = useQuery(aboutQuery);
  const { state, token, checkAgain } = useInvitation();
  // Where nobody answers, the sign-up itself will tell.
  const signUp = about?.signUp ?? 'open';
  const form = <RegisterForm invitation={token} onInvitationRefused={checkAgain} />;

  if (state === 'checking') return <p>Checking your invitation…</p>;
  if (state === 'valid') {
    return (
      <>
        <Notice>You have been invited to create an account on this server.</Notice>
        {form}
      </>
    );
  }
  if (needsInvitation(signUp)) {
    return (
      <>
        {state === 'none' ? <Notice>{signUpRefusals[signUp]}</Notice> : <FormAlert failure={deadInvitations[state]} />}
        {about?.email && (
          <p>
            Write to <MailLink email={about.email} />
          </p>
        )}
      </>
    );
  }
  return (
    <>
      {state !== 'none' && <Notice>This invitation can no longer be used, but you do not need one here.</Notice>}
      {signUp === 'first' && <Notice>You are creating the first account; after that sign-up closes.</Notice>}
      {form}
    </>
  );
}
