import { restorableDays } from '#domain/deletion.ts';
import { DeletionPage } from './deletion-page.tsx';
import { SettingsSection } from '../settings-section.tsx';

export function RecentlyDeletedSection() {
  return (
    <SettingsSection
      id="recently-deleted"
      title="Recently deleted"
      description={`Whatever you delete can be restored for ${restorableDays} days, with everything in it.`}
    >
      <DeletionPage />
    </SettingsSection>
  );
}
