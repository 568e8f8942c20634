import { useRouter, useSearch } from '@tanstack/react-router';
import { loginBody } from '#contract/auth.ts';
import { useLogin } from '#web/api/auth.ts';
import { useForm } from '#web/api/use-form.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { EmailField } from './email-field.tsx';
import { messageOf } from '#web/api/message-of.ts';
import { PasswordField } from './password-field.tsx';
import { safeReturnLocation } from './return-location.ts';

export function LoginPage() {
  const search = useSearch({ from: '/login' });
  const router = useRouter();
  const login = useLogin();
  const form = useForm({
    fields: ['email', 'password'],
    defaultField: 'password',
    check: ({ email, password }) => ({
      email: messageOf(loginBody.shape.email, email),
      password: messageOf(loginBody.shape.password, password),
    }),
    send: async (values) => {
      await login.mutateAsync(values);
      await router.navigate({ href: safeReturnLocation(search.return), replace: true });
    },
  });

  return (
    <AuthLayout
      title="Welcome back"
      other={
        <>
          New to Weekwise?{' '}
          <TextLink to="/register" search={{ return: search.return }}>
            Create your account
          </TextLink>
        </>
      }
    >
      {search.expired && <Notice>Your session has expired. Please log in again.</Notice>}
      <FormAlert failure={form.failure} />
      <form onSubmit={form.onSubmit} noValidate>
        <EmailField {...form.field('email')} />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        <SubmitButton busy={form.submitting}>Log in</SubmitButton>
      </form>
    </AuthLayout>
  );
}
