import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { signupBody } from '#contract/auth.ts';
import { validationMessage } from '#web/forms/validation.ts';
import { removeFromTabStorage } from '#web/http/tab-storage.ts';
import { useForm } from '#web/forms/use-form.ts';
import { PasswordChecklist } from '#web/widgets/password/checklist.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import { EmailField } from './email-field.tsx';
import { safeReturnLocation } from './return-location.ts';
import { isInvitationError, useSignUpOrLogIn } from './use-sign-up-or-log-in.ts';

interface RegisterFormProps {
  readonly invitation?: string | undefined;
  readonly onInvitationRejected?: () => Promise<void>;
}

export function RegisterForm({ invitation, onInvitationRejected }: RegisterFormProps) {
  const search = useSearch({ from: '/register' });
  const router = useRouter();
  const [password, setPassword] = useState('');
  const signUpOrLogIn = useSignUpOrLogIn();
  const form = useForm({
    fields: ['email', 'password', 'confirm'],
    defaultField: 'password',
    // The checklist is only advice; the server decides which passwords it accepts.
    validate: (values) => ({
      email: validationMessage(signupBody.shape.email, values.email),
      confirm: values.confirm === values.password ? undefined : 'Passwords do not match',
    }),
    submit: async (values) => {
      try {
        await signUpOrLogIn({ email: values.email, password: values.password, invitation });
      } catch (error) {
        if (!onInvitationRejected || !isInvitationError(error)) throw error;
        return onInvitationRejected();
      }
      removeFromTabStorage('invitation');
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
        />
        <PasswordField {...form.field('confirm')} label="Confirm password" autoComplete="new-password" />
        <SubmitButton busy={form.submitting}>Create account</SubmitButton>
      </form>
    </>
  );
}
