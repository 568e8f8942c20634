import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { loginBody } from '#contract/auth.ts';
import { needsInvitation, signUpRefusals } from '#contract/sign-up.ts';
import { useLogin } from '#web/api/auth.ts';
import { useForm } from '#web/api/use-form.ts';
import { PasswordField } from '#web/parts/password/password-field.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { useCarriedOver } from './carried-over.ts';
import { EmailField } from './email-field.tsx';
import { messageOf } from '#web/api/message-of.ts';
import { safeReturnLocation } from './return-location.ts';
import { useSignUpState } from './use-sign-up-state.ts';

export function LoginPage() {
  const search = useSearch({ from: '/login' });
  const { isPasswordChanged } = useCarriedOver();
  const [email, setEmail] = useState('');
  const router = useRouter();
  const login = useLogin();
  const form = useForm({
    fields: ['email', 'password'],
    defaultField: 'password',
    check: (values) => ({
      email: messageOf(loginBody.shape.email, values.email),
      password: messageOf(loginBody.shape.password, values.password),
    }),
    send: async (values) => {
      await login.mutateAsync(values);
      await router.navigate({ href: safeReturnLocation(search.return), replace: true });
    },
  });

  return (
    <AuthLayout title="Welcome back" other={<WayToSignUp returnTo={search.return} />}>
      {search.expired && <Notice>Your session has expired. Please log in again.</Notice>}
      {isPasswordChanged && <Notice>Your password was changed. Please log in.</Notice>}
      <FormAlert failure={form.failure} />
      <form onSubmit={form.onSubmit} noValidate>
        <EmailField {...form.field('email')} onChange={({ currentTarget }) => setEmail(currentTarget.value)} />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        <TextLink to="/forgot-password" state={{ email, returnTo: search.return }}>
          Forgot your password?
        </TextLink>
        <SubmitButton busy={form.submitting}>Log in</SubmitButton>
      </form>
    </AuthLayout>
  );
}

function WayToSignUp({ returnTo }: { readonly returnTo: string | undefined }) {
  const { signUp } = useSignUpState();
  if (signUp !== 'loading' && needsInvitation(signUp)) return signUpRefusals[signUp];
  return (
    <>
      {signUp === 'first' ? 'Nobody has an account here yet.' : 'New to Weekwise?'}{' '}
      <TextLink to="/register" search={{ return: returnTo }}>
        {signUp === 'first' ? 'Create the first one' : 'Create your account'}
      </TextLink>
    </>
  );
}
