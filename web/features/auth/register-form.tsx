import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { signupBody } from '#contract/auth.ts';
import { messageOf } from '#web/api/message-of.ts';
import { forget } from '#web/api/tab-storage.ts';
import { useForm } from '#web/api/use-form.ts';
import { PasswordChecklist } from '#web/parts/password/password-checklist.tsx';
import { PasswordField } from '#web/parts/password/password-field.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { EmailField } from './email-field.tsx';
import { safeReturnLocation } from './return-location.ts';
import { isOfInvitation, useSignUpOrIn } from './use-sign-up-or-in.ts';

interface RegisterFormProps {
  readonly invitation?: string | undefined;
  readonly onInvitationRefused?: () => Promise<void>;
}

export function RegisterForm({ invitation, onInvitationRefused }: RegisterFormProps) {
  const search = useSearch({ from: '/register' });
  const router = useRouter();
  const [password, setPassword] = useState('');
  const signUpOrIn = useSignUpOrIn();
  const form = useForm({
    fields: ['email', 'password', 'confirm'],
    defaultField: 'password',
    // The checklist is advice: which passwords are refused is for the server to say.
    check: (values) => ({
      email: messageOf(signupBody.shape.email, values.email),
      confirm: values.confirm === values.password ? undefined : 'Passwords do not match',
    }),
    send: async ({ email, password: secret }) => {
      try {
        await signUpOrIn({ email, password: secret, invitation });
      } catch (error) {
        if (!onInvitationRefused || !isOfInvitation(error)) throw error;
        return onInvitationRefused();
      }
      forget('invitation');
      await router.navigate({ href: safeReturnLocation(search.return), replace: true });
    },
  });

  return (
    <>
      <FormAlert failure={form.failure} />
      <form onSubmit={form.onSubmit} noValidate>
        <EmailField {...form.field('email')} />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="new-password"
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          description={<PasswordChecklist password={password} />}
          descriptionProps={{ component: 'div' }}
        />
        <PasswordField {...form.field('confirm')} label="Confirm password" autoComplete="new-password" />
        <SubmitButton busy={form.submitting}>Create account</SubmitButton>
      </form>
    </>
  );
}
