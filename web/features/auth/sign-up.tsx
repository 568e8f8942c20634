import { needsInvitation, signUpRefusals } from '#contract/sign-up.ts';
import { MailLink } from '#web/ui/mail-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RegisterForm } from './register-form.tsx';
import { useSignUpState } from './use-sign-up-state.ts';

/** The form, or why there is none. */
export function SignUp() {
  const { signUp, email } = useSignUpState();
  // For a moment, unless the answer came before the page did.
  if (signUp === 'loading') return null;
  if (needsInvitation(signUp)) {
    return (
      <>
        <Notice>{signUpRefusals[signUp]}</Notice>
        <WhomToAsk email={email} />
      </>
    );
  }
  return (
    <>
      {signUp === 'first' && <Notice>You are creating the first account; after that sign-up closes.</Notice>}
      <RegisterForm />
    </>
  );
}

export function WhomToAsk({ email }: { readonly email: string | null }) {
  if (email === null) return null;
  return (
    <p>
      Write to <MailLink email={email} />
    </p>
  );
}
