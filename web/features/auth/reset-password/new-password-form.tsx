import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { auth } from '#contract/account/auth.ts';
import { ApiError } from '#web/http/api-error.ts';
import { clearUserData } from '#web/api/account/auth.ts';
import { useResetPassword } from '#web/api/account/password-reset.ts';
import { removeFromTabStorage } from '#web/http/tab-storage.ts';
import { bindText } from '#web/forms/bind.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { confirmationError, NewPasswordField } from '#web/widgets/password/new-password-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';

interface NewPasswordValues extends FormValues<Omit<RequestBody<typeof auth.resetPassword>, 'token'>> {
  readonly confirm: string;
}

interface NewPasswordFormProps {
  readonly token: string;
  readonly onInvalidLink: () => void;
}

export function NewPasswordForm({ token, onInvalidLink }: NewPasswordFormProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const reset = useResetPassword();
  const form = useAppForm<NewPasswordValues>({
    initialValues: { password: '', confirm: '' },
    defaultField: 'password',
    validate: ({ password, confirm }) => ({ confirm: confirmationError(password, confirm) }),
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
      <form method="post" onSubmit={form.onSubmit} noValidate>
        <form.Field name="password">
          {(field) => <NewPasswordField {...bindText(field)} label="New password" />}
        </form.Field>
        <form.Field name="confirm">
          {(field) => <PasswordField {...bindText(field)} label="Confirm new password" autoComplete="new-password" />}
        </form.Field>
        <SubmitButton busy={form.submitting}>Change password</SubmitButton>
      </form>
    </>
  );
}

/** Whether the server rejected the link rather than the password. */
function isLinkError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422 && error.errors.every(({ field }) => field === 'token');
}
