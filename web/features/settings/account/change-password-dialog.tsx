import * as z from 'zod/mini';
import { type account, passwordChange } from '#contract/account/account.ts';
import { useChangePassword } from '#web/api/account/account.ts';
import { bindText } from '#web/forms/bind.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { confirmationError, NewPasswordField } from '#web/widgets/password/new-password-field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { HiddenUsername } from '#web/widgets/password/hidden-username.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';

interface ChangePasswordValues extends FormValues<RequestBody<typeof account.changePassword>> {
  readonly confirm: string;
}

const schema = z.pick(passwordChange, { currentPassword: true });

export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutateAsync: change } = useChangePassword();
  const form = useAppForm<ChangePasswordValues>({
    initialValues: { currentPassword: '', newPassword: '', confirm: '' },
    schema,
    defaultField: 'newPassword',
    validate: ({ newPassword, confirm }) => ({ confirm: confirmationError(newPassword, confirm) }),
    submit: async ({ currentPassword, newPassword }) => {
      await change({ currentPassword, newPassword });
      onClose();
      showToast('done', 'Your password was changed. You have been logged out everywhere else.');
    },
  });

  return (
    <FormDialog title="Change password" submitLabel="Change password" form={form} onClose={onClose}>
      <form.Field name="currentPassword">
        {(field) => <PasswordField {...bindText(field)} label="Current password" autoComplete="current-password" />}
      </form.Field>
      <form.Field name="newPassword">
        {(field) => <NewPasswordField {...bindText(field)} label="New password" />}
      </form.Field>
      <form.Field name="confirm">
        {(field) => <PasswordField {...bindText(field)} label="Confirm new password" autoComplete="new-password" />}
      </form.Field>
      <HiddenUsername />
    </FormDialog>
  );
}
