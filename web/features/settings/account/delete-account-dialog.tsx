import { Button } from '@mantine/core';
import { useId } from 'react';
import { currentPasswordRequired } from '#contract/account.ts';
import { useDeleteAccount } from '#web/api/account.ts';
import { useUser } from '#web/api/auth.ts';
import { useForm } from '#web/api/use-form.ts';
import { PasswordField } from '#web/parts/password/password-field.tsx';
import { PasswordOwner } from '#web/parts/password/password-owner.tsx';
import { clearStored } from '#web/ui/browser-storage.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import classes from './delete-account.module.css';

export function DeleteAccount({ onClose }: { readonly onClose: () => void }) {
  const { email } = useUser();
  const { mutateAsync: remove } = useDeleteAccount();
  const id = useId();
  const form = useForm({
    fields: ['exported', 'currentPassword'],
    defaultField: 'currentPassword',
    check: ({ exported, currentPassword }) => ({
      // A box that is not ticked is not sent at all.
      exported: (exported as string | undefined) ? undefined : 'Please tick this first. Deletion is final.',
      currentPassword: currentPassword === '' ? currentPasswordRequired : undefined,
    }),
    send: async ({ currentPassword }) => {
      await remove(currentPassword);
      clearStored();
      location.replace('/#account-deleted');
    },
  });
  const { error: notTicked, ...exported } = form.field('exported');

  return (
    <Dialog opened onClose={onClose} mayClose={() => !form.submitting} title="Delete your account?">
      <FormAlert failure={form.failure} />
      <form className={classes.form} onSubmit={form.onSubmit} noValidate>
        <div className={classes.text}>
          <p>
            <strong>{email}</strong> and everything in it will be deleted permanently:
          </p>
          <ul>
            <li>every focus area, goal, plan, task and resource,</li>
            <li>every time entry, including running timers,</li>
            <li>every weekly plan, and with it all reports and ratings.</li>
          </ul>
          <p>You are logged out everywhere. Nobody can restore it.</p>
        </div>
        <div>
          <label className={classes.exported} htmlFor={id}>
            <CheckBox
              {...exported}
              id={id}
              value="yes"
              aria-describedby={notTicked === undefined ? undefined : `${id}-error`}
            />
            I have exported what I want to keep
          </label>
          {notTicked !== undefined && (
            <p id={`${id}-error`} className={classes.error} role="alert">
              {notTicked}
            </p>
          )}
        </div>
        <PasswordField {...form.field('currentPassword')} label="Current password" autoComplete="current-password" />
        <PasswordOwner />
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
