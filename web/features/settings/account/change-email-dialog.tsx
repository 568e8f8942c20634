import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { changedEmail } from '#contract/account.ts';
import { useChangeEmail } from '#web/api/account.ts';
import { useUser } from '#web/api/auth.ts';
import { messageOf } from '#web/api/message-of.ts';
import { useForm } from '#web/api/use-form.ts';
import { PasswordField } from '#web/parts/password/password-field.tsx';
import { PasswordOwner } from '#web/parts/password/password-owner.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';

export function ChangeEmail({ onClose }: { readonly onClose: () => void }) {
  const { email: before } = useUser();
  const { mutateAsync: change } = useChangeEmail();
  const form = useForm({
    fields: ['email', 'currentPassword'],
    defaultField: 'currentPassword',
    check: ({ email, currentPassword }) => ({
      email: messageOf(changedEmail.shape.email, email),
      currentPassword: messageOf(changedEmail.shape.currentPassword, currentPassword),
    }),
    send: async (body) => {
      const { user } = await change(body);
      onClose();
      showToast('done', 'is now your email. Your other browsers were logged out.', user.email);
    },
  });

  return (
    <FormDialog title="Change email" submitLabel="Change email" form={form} onClose={onClose}>
      <TextInput
        {...form.field('email')}
        label="New email"
        description={`Currently ${before}.`}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.field('currentPassword')} label="Current password" autoComplete="current-password" />
      <PasswordOwner />
    </FormDialog>
  );
}
