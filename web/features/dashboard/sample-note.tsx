import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sampleDataQuery } from '#web/api/sample-data.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import classes from './sample-note.module.css';

const RemoveSampleData = lazyDialog(
  async () => (await import('#web/parts/sample-data/remove-sample-data.tsx')).RemoveSampleData,
);

/** While some of what is shown is made up: says so, and ends it. */
export function SampleNote() {
  const { data: state } = useQuery(sampleDataQuery);
  const [asks, setAsks] = useState(false);
  return (
    <>
      {state !== undefined && state.focusAreas > 0 && (
        <div className={classes.note}>
          <p>This is sample data.</p>
          <Button variant="subtle" onClick={() => setAsks(true)}>
            Remove
          </Button>
        </div>
      )}
      {asks && <RemoveSampleData onClose={() => setAsks(false)} />}
    </>
  );
}
