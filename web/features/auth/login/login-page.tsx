import { useSelector } from '@tanstack/react-form';
import { useRouter } from '@tanstack/react-router';
import { type auth, loginBody, needsInvitation, signUpErrors } from '#contract/account/auth.ts';
import { useLogin } from '#web/api/account/auth.ts';
import { bindText } from '#web/forms/bind.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { InfoBanner } from '#web/ui/feedback/info-banner.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { AuthLayout } from '../auth-layout.tsx';
import { useAuthNavigationState } from '../use-auth-navigation-state.ts';
import { EmailField } from '../email-field.tsx';
import { safeReturnLocation } from '../return-location.ts';
import { useSignUpState } from '../use-sign-up-state.ts';
import { usePageSearch } from '#web/use-page.ts';
import { loginPage } from './route.ts';

export function LoginPage() {
  const search = usePageSearch(loginPage);
  const { isPasswordChanged } = useAuthNavigationState();
  const router = useRouter();
  const login = useLogin();
  const form = useAppForm<FormValues<RequestBody<typeof auth.login>>>({
    initialValues: { email: '', password: '' },
    schema: loginBody,
    defaultField: 'password',
    submit: async (values) => {
      await login.mutateAsync(values);
      await router.navigate({ href: safeReturnLocation(search.return), replace: true });
    },
  });

  const email = useSelector(form.store, ({ values }) => values.email);

  return (
    <AuthLayout title="Welcome back" footer={<SignUpPrompt returnTo={search.return} />}>
      {search.expired && <InfoBanner>Your session has expired. Please log in again.</InfoBanner>}
      {isPasswordChanged && <InfoBanner>Your password was changed. Please log in.</InfoBanner>}
      <FormAlert failure={form.failure} />
      <form method="post" onSubmit={form.onSubmit} noValidate>
        <form.Field name="email">{(field) => <EmailField {...bindText(field)} />}</form.Field>
        <form.Field name="password">
          {(field) => <PasswordField {...bindText(field)} label="Password" autoComplete="current-password" />}
        </form.Field>
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
