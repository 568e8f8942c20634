import { emailChange } from '#contract/account.ts';
import { useChangeEmail } from '#web/api/account.ts';
import { useUser } from '#web/api/auth.ts';
import { validationMessage } from '#web/forms/validation.ts';
import { useForm } from '#web/forms/use-form.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { HiddenUsername } from '#web/widgets/password/hidden-username.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';

export function ChangeEmailDialog({ onClose }: { readonly onClose: () => void }) {
  const { email: currentEmail } = useUser();
  const { mutateAsync: change } = useChangeEmail();
  const form = useForm({
    fields: ['email', 'currentPassword'],
    defaultField: 'currentPassword',
    validate: ({ email, currentPassword }) => ({
      email: validationMessage(emailChange.shape.email, email),
      currentPassword: validationMessage(emailChange.shape.currentPassword, currentPassword),
    }),
    submit: async (body) => {
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
        description={`Currently ${currentEmail}.`}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.field('currentPassword')} label="Current password" autoComplete="current-password" />
      <HiddenUsername />
    </FormDialog>
  );
}
