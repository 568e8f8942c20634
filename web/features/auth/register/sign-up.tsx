import { needsInvitation, signUpErrors } from '#contract/account/auth.ts';
import { MailLink } from '#web/ui/link/mail-link.tsx';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { RegisterForm } from './register-form.tsx';
import { useSignUpState } from '../use-sign-up-state.ts';

/** The sign-up form, or the reason why sign-up is restricted. */
export function SignUp() {
  const { signUp, email } = useSignUpState();
  // This is brief, because the state is usually prefetched.
  if (signUp === 'loading') return null;
  if (needsInvitation(signUp)) {
    return (
      <>
        <InfoBanner>{signUpErrors[signUp]}</InfoBanner>
        <OperatorContact email={email} />
      </>
    );
  }
  return (
    <>
      {signUp === 'first' && <InfoBanner>You are creating the first account. After that, sign-up closes.</InfoBanner>}
      <RegisterForm />
    </>
  );
}

export function OperatorContact({ email }: { readonly email: string | null }) {
  if (email === null) return null;
  return (
    <p>
      Write to <MailLink email={email} />
    </p>
  );
}
