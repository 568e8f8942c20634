import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import classes from './delete-section.module.css';
import { SettingsSection } from './settings-section.tsx';

const DeleteAccount = lazyDialog(async () => (await import('./delete-account.tsx')).DeleteAccount);

export function DeleteSection() {
  const [asks, setAsks] = useState(false);
  return (
    <SettingsSection
      id="delete-account"
      title="Delete account"
      about="Deletes everything in it, immediately and permanently."
      isDangerous
    >
      <Button variant="light" color="red" className={classes.button} onClick={() => setAsks(true)}>
        Delete account
      </Button>
      {asks && <DeleteAccount onClose={() => setAsks(false)} />}
    </SettingsSection>
  );
}
