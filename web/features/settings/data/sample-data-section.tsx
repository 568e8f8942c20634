import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sampleDataQuery } from '#web/api/account/sample-data.ts';
import { SampleDataPrompt } from '#web/widgets/sample-data/sample-data-prompt.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-component.tsx';
import * as classes from './sample-data-section.module.css';
import { SettingsSection } from '../settings-section.tsx';

const RemoveSampleDataDialog = lazyDialog(
  async () => (await import('#web/widgets/sample-data/remove-sample-data-dialog.tsx')).RemoveSampleDataDialog,
);

/** Rendered only while the account has sample data or can add it. */
export function SampleDataSection() {
  const { data: state } = useQuery(sampleDataQuery);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const hasSampleData = state !== undefined && state.focusAreas > 0;
  if (!isDialogOpen && !hasSampleData && !state?.canAdd) return null;
  return (
    <SettingsSection
      id="sample-data"
      title="Sample data"
      description="A made-up year that shows what everything is for."
    >
      <SampleDataPrompt />
      {hasSampleData && (
        <div className={classes.added}>
          <p>
            {state.focusAreas === 1
              ? 'One of your focus areas comes from the sample data.'
              : `${state.focusAreas} of your focus areas come from the sample data.`}
          </p>
          <Button variant="default" onClick={() => setIsDialogOpen(true)}>
            Remove sample data
          </Button>
        </div>
      )}
      {isDialogOpen && <RemoveSampleDataDialog onClose={() => setIsDialogOpen(false)} />}
    </SettingsSection>
  );
}
