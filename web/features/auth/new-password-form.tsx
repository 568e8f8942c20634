import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { clearUserData } from '#web/api/auth.ts';
import { useResetPassword } from '#web/api/password-reset.ts';
import { removeFromTabStorage } from '#web/http/tab-storage.ts';
import { useForm } from '#web/forms/use-form.ts';
import { PasswordChecklist } from '#web/widgets/password/checklist.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';

interface NewPasswordFormProps {
  readonly token: string;
  readonly onInvalidLink: () => void;
}

export function NewPasswordForm({ token, onInvalidLink }: NewPasswordFormProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const reset = useResetPassword();
  const [password, setPassword] = useState('');
  const form = useForm({
    fields: ['password', 'confirm'],
    defaultField: 'password',
    // The checklist is only advice; the server decides which passwords it accepts.
    validate: (values) => ({
      confirm: values.confirm === values.password ? undefined : 'Passwords do not match',
    }),
    submit: async (values) => {
      try {
        await reset.mutateAsync({ token, password: values.password });
      } catch (error) {
        if (!isLinkError(error)) throw error;
        return onInvalidLink();
      }
      // The server has ended every session of the account, including this one.
      removeFromTabStorage('resetToken', 'csrfToken', 'token');
      clearUserData(queryClient);
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
        />
        <PasswordField {...form.field('confirm')} label="Confirm new password" autoComplete="new-password" />
        <SubmitButton busy={form.submitting}>Change password</SubmitButton>
      </form>
    </>
  );
}

/** Whether the server rejected the link rather than the password. */
function isLinkError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422 && error.errors.every(({ field }) => field === 'token');
}
