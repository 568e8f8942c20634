import { Button } from '@mantine/core';
import { useState } from 'react';
import { dayOf, shortDay } from '#domain/calendar.ts';
import { useUser } from '#web/api/auth.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import classes from './account-section.module.css';
import { SettingsSection } from './settings-section.tsx';

const ChangeEmail = lazyDialog(async () => (await import('./change-email.tsx')).ChangeEmail);
const ChangePassword = lazyDialog(async () => (await import('./change-password.tsx')).ChangePassword);

export function AccountSection() {
  const { email, createdAt, timeZone } = useUser();
  const [changes, setChanges] = useState<'email' | 'password'>();
  const close = () => setChanges(undefined);
  return (
    <SettingsSection id="account" title="Account" about="What you log in with.">
      <dl className={classes.facts}>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Member since</dt>
          <dd>{shortDay(dayOf(Date.parse(createdAt), timeZone))}</dd>
        </div>
      </dl>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setChanges('email')}>
          Change email
        </Button>
        <Button variant="default" onClick={() => setChanges('password')}>
          Change password
        </Button>
      </div>
      {changes === 'email' && <ChangeEmail onClose={close} />}
      {changes === 'password' && <ChangePassword onClose={close} />}
    </SettingsSection>
  );
}
