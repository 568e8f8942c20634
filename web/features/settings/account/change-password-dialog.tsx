import { useState } from 'react';
import { changedPassword } from '#contract/account.ts';
import { useChangePassword } from '#web/api/account.ts';
import { messageOf } from '#web/api/message-of.ts';
import { useForm } from '#web/api/use-form.ts';
import { PasswordChecklist } from '#web/parts/password/password-checklist.tsx';
import { PasswordField } from '#web/parts/password/password-field.tsx';
import { PasswordOwner } from '#web/parts/password/password-owner.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';

export function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const { mutateAsync: change } = useChangePassword();
  const [typed, setTyped] = useState('');
  const form = useForm({
    fields: ['currentPassword', 'newPassword', 'confirm'],
    defaultField: 'newPassword',
    // The checklist is advice: which passwords are refused is for the server to say.
    check: ({ currentPassword, newPassword, confirm }) => ({
      currentPassword: messageOf(changedPassword.shape.currentPassword, currentPassword),
      confirm: confirm === newPassword ? undefined : 'Passwords do not match',
    }),
    send: async ({ currentPassword, newPassword }) => {
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
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        description={<PasswordChecklist password={typed} />}
        descriptionProps={{ component: 'div' }}
      />
      <PasswordField {...form.field('confirm')} label="Confirm new password" autoComplete="new-password" />
      <PasswordOwner />
    </FormDialog>
  );
}
