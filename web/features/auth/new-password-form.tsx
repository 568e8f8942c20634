import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { forgetUser } from '#web/api/auth.ts';
import { useResetPassword } from '#web/api/password-reset.ts';
import { forget } from '#web/api/tab-storage.ts';
import { useForm } from '#web/api/use-form.ts';
import { PasswordChecklist } from '#web/parts/password/password-checklist.tsx';
import { PasswordField } from '#web/parts/password/password-field.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';

interface NewPasswordFormProps {
  readonly token: string;
  readonly onDeadLink: () => void;
}

export function NewPasswordForm({ token, onDeadLink }: NewPasswordFormProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const reset = useResetPassword();
  const [password, setPassword] = useState('');
  const form = useForm({
    fields: ['password', 'confirm'],
    defaultField: 'password',
    // The checklist is advice: which passwords are refused is for the server to say.
    check: (values) => ({
      confirm: values.confirm === values.password ? undefined : 'Passwords do not match',
    }),
    send: async (values) => {
      try {
        await reset.mutateAsync({ token, password: values.password });
      } catch (error) {
        if (!isOfLink(error)) throw error;
        return onDeadLink();
      }
      // Every session of the account has ended, that of this browser with them.
      forget('resetToken', 'csrfToken', 'token');
      forgetUser(queryClient);
      await router.navigate({ to: '/login', state: { isPasswordChanged: true }, replace: true });
    },
  });

  return (
    <>
      <FormAlert failure={form.failure} />
      <form onSubmit={form.onSubmit} noValidate>
        <PasswordField
          {...form.field('password')}
          label="New password"
          autoComplete="new-password"
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          description={<PasswordChecklist password={password} />}
          descriptionProps={{ component: 'div' }}
        />
        <PasswordField {...form.field('confirm')} label="Confirm new password" autoComplete="new-password" />
        <SubmitButton busy={form.submitting}>Change password</SubmitButton>
      </form>
    </>
  );
}

/** Not the password was refused. */
function isOfLink(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422 && error.errors.every(({ field }) => field === 'token');
}
