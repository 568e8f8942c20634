import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sampleDataQuery } from '#web/api/sample-data.ts';
import { SampleDataOffer } from '#web/parts/sample-data/sample-data-offer.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import classes from './sample-section.module.css';
import { SettingsSection } from './settings-section.tsx';

const RemoveSampleData = lazyDialog(
  async () => (await import('#web/parts/sample-data/remove-sample-data.tsx')).RemoveSampleData,
);

/** Shown while there is sample data, or can be. */
export function SampleSection() {
  const { data: state } = useQuery(sampleDataQuery);
  const [asks, setAsks] = useState(false);
  const isThere = state !== undefined && state.focusAreas > 0;
  if (!asks && !isThere && !state?.canAdd) return null;
  return (
    <SettingsSection id="sample-data" title="Sample data" about="A made-up year, to see what everything is for.">
      <SampleDataOffer />
      {isThere && (
        <div className={classes.there}>
          <p>
            {state.focusAreas === 1
              ? 'One of your focus areas comes from the sample.'
              : `${state.focusAreas} of your focus areas come from the sample.`}
          </p>
          <Button variant="default" onClick={() => setAsks(true)}>
            Remove sample data
          </Button>
        </div>
      )}
      {asks && <RemoveSampleData onClose={() => setAsks(false)} />}
    </SettingsSection>
  );
}
