import { useState } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import * as classes from './delete-account-section.module.css';
import { SettingsSection } from '../settings-section.tsx';

const DeleteAccountDialog = lazyDialog(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog);

export function DeleteAccountSection() {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <SettingsSection
      id="delete-account"
      title="Delete account"
      description="Deletes your account and everything in it, immediately and permanently."
      isDestructive
    >
      <Button variant="light" color="red" className={classes.button} onClick={() => setIsDialogOpen(true)}>
        Delete account
      </Button>
      {isDialogOpen && <DeleteAccountDialog onClose={() => setIsDialogOpen(false)} />}
    </SettingsSection>
  );
}
