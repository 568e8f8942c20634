import { useState } from 'react';
import { passwordChange } from '#contract/account.ts';
import { useChangePassword } from '#web/api/account.ts';
import { validationMessage } from '#web/forms/validation.ts';
import { useForm } from '#web/forms/use-form.ts';
import { PasswordChecklist } from '#web/widgets/password/checklist.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { HiddenUsername } from '#web/widgets/password/hidden-username.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';

export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutateAsync: change } = useChangePassword();
  const [password, setPassword] = useState('');
  const form = useForm({
    fields: ['currentPassword', 'newPassword', 'confirm'],
    defaultField: 'newPassword',
    // The checklist is only advice; the server decides which passwords it accepts.
    validate: ({ currentPassword, newPassword, confirm }) => ({
      currentPassword: validationMessage(passwordChange.shape.currentPassword, currentPassword),
      confirm: confirm === newPassword ? undefined : 'Passwords do not match',
    }),
    submit: async ({ currentPassword, newPassword }) => {
      await change({ currentPassword, newPassword });
      onClose();
      showToast('done', 'Your password was changed. Your other browsers were logged out.');
    },
  });

  return (
    <FormDialog title="Change password" submitLabel="Change password" form={form} onClose={onClose}>
      <PasswordField {...form.field('currentPassword')} label="Current password" autoComplete="current-password" />
      <PasswordField
        {...form.field('newPassword')}
        label="New password"
        autoComplete="new-password"
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        description={<PasswordChecklist password={password} />}
      />
      <PasswordField {...form.field('confirm')} label="Confirm new password" autoComplete="new-password" />
      <HiddenUsername />
    </FormDialog>
  );
}
