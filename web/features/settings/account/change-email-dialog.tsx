import { type account, emailChange } from '#contract/account/account.ts';
import { useChangeEmail } from '#web/api/account/account.ts';
import { useUser } from '#web/api/account/auth.ts';
import { bindText } from '#web/forms/bind.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { HiddenUsername } from '#web/widgets/password/hidden-username.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { showToast } from '#web/ui/toast/toast.ts';

export function ChangeEmailDialog({ onClose }: { readonly onClose: () => void }) {
  const { email: currentEmail } = useUser();
  const { mutateAsync: change } = useChangeEmail();
  const form = useAppForm<FormValues<RequestBody<typeof account.changeEmail>>>({
    initialValues: { email: '', currentPassword: '' },
    schema: emailChange,
    defaultField: 'currentPassword',
    submit: async (body) => {
      const { user } = await change(body);
      onClose();
      showToast('done', 'is now your email. You have been logged out everywhere else.', user.email);
    },
  });

  return (
    <FormDialog title="Change email" submitLabel="Change email" form={form} onClose={onClose}>
      <form.Field name="email">
        {(field) => (
          <TextInput
            {...bindText(field)}
            label="New email"
            description={`Currently ${currentEmail}.`}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </form.Field>
      <form.Field name="currentPassword">
        {(field) => <PasswordField {...bindText(field)} label="Current password" autoComplete="current-password" />}
      </form.Field>
      <HiddenUsername />
    </FormDialog>
  );
}
