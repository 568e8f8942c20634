import { useState } from 'react';
import { toDay } from '#domain/calendar/calendar.ts';
import { formatShortDay } from '#domain/calendar/format-date.ts';
import { useUser } from '#web/api/account/auth.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import * as classes from '../details.module.css';
import { SettingsSection } from '../settings-section.tsx';

const ChangeEmailDialog = lazyDialog(async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog);
const ChangePasswordDialog = lazyDialog(
  async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
);

export function AccountSection() {
  const { email, createdAt, timeZone } = useUser();
  const formats = useFormats();
  const [openDialog, setOpenDialog] = useState<'email' | 'password'>();
  const close = () => setOpenDialog(undefined);
  return (
    <SettingsSection id="account" title="Account" description="Your login details.">
      <dl className={classes.details}>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Member since</dt>
          <dd>{formatShortDay(toDay(Date.parse(createdAt), timeZone), formats)}</dd>
        </div>
      </dl>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setOpenDialog('email')}>
          Change email
        </Button>
        <Button variant="default" onClick={() => setOpenDialog('password')}>
          Change password
        </Button>
      </div>
      {openDialog === 'email' && <ChangeEmailDialog onClose={close} />}
      {openDialog === 'password' && <ChangePasswordDialog onClose={close} />}
    </SettingsSection>
  );
}
