import { useId } from 'react';
import { type account, currentPasswordRequired } from '#contract/account/account.ts';
import { useDeleteAccount } from '#web/api/account/account.ts';
import { useUser } from '#web/api/account/auth.ts';
import { bindText, bindValue } from '#web/forms/bind.ts';
import type { FormValues, RequestBody } from '#web/forms/form-values.ts';
import { useAppForm } from '#web/forms/use-app-form.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { HiddenUsername } from '#web/widgets/password/hidden-username.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { clearStorage } from '#web/ui/browser-storage.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DialogActions } from '#web/ui/dialog/dialog-actions.tsx';
import { FormAlert } from '#web/ui/feedback/form-alert.tsx';
import { SubmitButton } from '#web/ui/button/submit-button.tsx';
import * as classes from './delete-account-dialog.module.css';

interface DeleteAccountValues extends FormValues<RequestBody<typeof account.remove>> {
  readonly exported: boolean;
}

export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { email } = useUser();
  const { mutateAsync: deleteAccount } = useDeleteAccount();
  const id = useId();
  const form = useAppForm<DeleteAccountValues>({
    initialValues: { exported: false, currentPassword: '' },
    defaultField: 'currentPassword',
    validate: ({ exported, currentPassword }) => ({
      exported: exported ? undefined : 'Please tick this first. Deletion is final.',
      currentPassword: currentPassword === '' ? currentPasswordRequired : undefined,
    }),
    submit: async ({ currentPassword }) => {
      await deleteAccount(currentPassword);
      clearStorage();
      location.replace('/#account-deleted');
    },
  });

  return (
    <Dialog opened onClose={onClose} canClose={() => !form.submitting} title="Delete your account?">
      <FormAlert failure={form.failure} />
      <form method="post" className={classes.form} onSubmit={form.onSubmit} noValidate>
        <div className={classes.text}>
          <p>
            The account <strong>{email}</strong> and everything in it will be deleted permanently:
          </p>
          <ul>
            <li>every focus area, goal, plan, task and resource,</li>
            <li>every time entry, including running timers,</li>
            <li>every weekly plan, and with it all reports and ratings.</li>
          </ul>
          <p>You will be logged out everywhere. This cannot be undone.</p>
        </div>
        <form.Field name="exported">
          {(field) => {
            const { name, value, error, onChange } = bindValue(field);
            return (
              <div>
                <label className={classes.exported} htmlFor={id}>
                  <Checkbox
                    id={id}
                    name={name}
                    checked={value}
                    aria-invalid={error !== undefined}
                    aria-describedby={error === undefined ? undefined : `${id}-error`}
                    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
                  />
                  I have exported what I want to keep
                </label>
                {error !== undefined && (
                  <p id={`${id}-error`} className={classes.error} role="alert">
                    {error}
                  </p>
                )}
              </div>
            );
          }}
        </form.Field>
        <form.Field name="currentPassword">
          {(field) => <PasswordField {...bindText(field)} label="Current password" autoComplete="current-password" />}
        </form.Field>
        <HiddenUsername />
        <DialogActions>
          <Button
            variant="default"
            aria-disabled={form.submitting}
            onClick={() => (form.submitting ? undefined : onClose())}
          >
            Keep my account
          </Button>
          <SubmitButton busy={form.submitting} color="red">
            Delete for good
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
