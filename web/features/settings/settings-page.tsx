import { AccountSection } from './account/account-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DataSection } from './data/data-section.tsx';
import { RecentlyDeletedSection } from './deleted/recently-deleted-section.tsx';
import { DeleteAccountSection } from './account/delete-account-section.tsx';
import { FormatsSection } from './formats-section.tsx';
import { ModelKeySection } from './model-key/model-key-section.tsx';
import { SampleDataSection } from './data/sample-data-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TimerSection } from './timer-section.tsx';
import { TimeZoneSection } from './time-zone/time-zone-section.tsx';

export function SettingsPage() {
  return (
    <Page>
      <AccountSection />
      <TimeZoneSection />
      <FormatsSection />
      <TimerSection />
      <AppearanceSection />
      <ModelKeySection />
      <SessionsSection />
      <DataSection />
      <RecentlyDeletedSection />
      <SampleDataSection />
      <DeleteAccountSection />
    </Page>
  );
}
