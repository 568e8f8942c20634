import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '#web/api/auth.ts';
import { sampleDataQuery } from '#web/api/sample-data.ts';
import { readStored, writeStored } from '#web/ui/browser-storage.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { refocus } from '#web/ui/refocus.ts';
import { CloseIcon } from '#web/ui/signs.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './sample-note.module.css';

const RemoveSampleData = lazyDialog(
  async () => (await import('#web/parts/sample-data/remove-sample-data.tsx')).RemoveSampleData,
);

/** Holds the id of the account that has dismissed the note in this browser. */
const KEY = 'weekwise-sample-note-dismissed';

/** Says that some of the data is made up, and removes it, until the note is dismissed. */
export function SampleNote() {
  const { _id: userId } = useUser();
  const { data: state } = useQuery(sampleDataQuery);
  const [dismissedBy, setDismissedBy] = useState(() => readStored(KEY));
  const [asks, setAsks] = useState(false);

  function dismiss() {
    writeStored(KEY, userId);
    setDismissedBy(userId);
    refocus();
    showToast('done', 'You can remove the sample data in Settings.');
  }

  return (
    <>
      {state !== undefined && state.focusAreas > 0 && dismissedBy !== userId && (
        <div className={classes.note}>
          <p>This is sample data.</p>
          <Button variant="subtle" px="sm" onClick={() => setAsks(true)}>
            Remove
          </Button>
          <IconButton aria-label="Dismiss" onClick={dismiss}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
      {asks && <RemoveSampleData onClose={() => setAsks(false)} />}
    </>
  );
}
