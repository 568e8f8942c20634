import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { loginBody } from '#contract/auth.ts';
import { needsInvitation, signUpErrors } from '#contract/sign-up.ts';
import { useLogin } from '#web/api/auth.ts';
import { useForm } from '#web/forms/use-form.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { useAuthNavigationState } from './use-auth-navigation-state.ts';
import { EmailField } from './email-field.tsx';
import { validationMessage } from '#web/forms/validation.ts';
import { safeReturnLocation } from './return-location.ts';
import { useSignUpState } from './use-sign-up-state.ts';

export function LoginPage() {
  const search = useSearch({ from: '/login' });
  const { isPasswordChanged } = useAuthNavigationState();
  const [email, setEmail] = useState('');
  const router = useRouter();
  const login = useLogin();
  const form = useForm({
    fields: ['email', 'password'],
    defaultField: 'password',
    validate: (values) => ({
      email: validationMessage(loginBody.shape.email, values.email),
      password: validationMessage(loginBody.shape.password, values.password),
    }),
    submit: async (values) => {
      await login.mutateAsync(values);
      await router.navigate({ href: safeReturnLocation(search.return), replace: true });
    },
  });

  return (
    <AuthLayout title="Welcome back" footer={<SignUpPrompt returnTo={search.return} />}>
      {search.expired && <InfoBanner>Your session has expired. Please log in again.</InfoBanner>}
      {isPasswordChanged && <InfoBanner>Your password was changed. Please log in.</InfoBanner>}
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

function SignUpPrompt({ returnTo }: { readonly returnTo: string | undefined }) {
  const { signUp } = useSignUpState();
  if (signUp !== 'loading' && needsInvitation(signUp)) return signUpErrors[signUp];
  return (
    <>
      {signUp === 'first' ? 'No one has an account here yet.' : 'New to Weekwise?'}{' '}
      <TextLink to="/register" search={{ return: returnTo }}>
        {signUp === 'first' ? 'Create the first one' : 'Create your account'}
      </TextLink>
    </>
  );
}
