import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#web/api/account/auth.ts';
import { sampleDataQuery } from '#web/api/account/sample-data.ts';
import { Button } from '#web/ui/button/button.tsx';
import { readStorage, writeStorage } from '#web/ui/browser-storage.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import * as classes from './sample-data-banner.module.css';

const RemoveSampleDataDialog = lazyDialog(
  async () => (await import('#web/widgets/sample-data/remove-sample-data-dialog.tsx')).RemoveSampleDataDialog,
);

/** Holds the id of the account that dismissed the banner in this browser. */
const STORAGE_KEY = 'weekwise-sample-note-dismissed';

export function SampleDataBanner() {
  const { _id: userId } = useUser();
  const { data: state } = useQuery(sampleDataQuery);
  const [dismissedBy, setDismissedBy] = useState(() => readStorage(STORAGE_KEY));
  const [isConfirming, setIsConfirming] = useState(false);

  function dismiss() {
    writeStorage(STORAGE_KEY, userId);
    setDismissedBy(userId);
    restoreFocus();
    showToast('done', 'You can remove the sample data in Settings.');
  }

  return (
    <>
      {state !== undefined && state.focusAreas > 0 && dismissedBy !== userId && (
        <div className={classes.banner}>
          <p>This is sample data.</p>
          <Button variant="subtle" className={classes.remove} onClick={() => setIsConfirming(true)}>
            Remove
          </Button>
          <IconButton aria-label="Dismiss" onClick={dismiss}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
      {isConfirming && <RemoveSampleDataDialog onClose={() => setIsConfirming(false)} />}
    </>
  );
}
