import { AccountSection } from './account-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeletedSection } from './deleted-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { SampleSection } from './sample-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import classes from './settings-page.module.css';
import { TimerSection } from './timer-section.tsx';
import { ZoneSection } from './zone-section.tsx';

export function SettingsPage() {
  return (
    <div className={classes.page}>
      <AccountSection />
      <ZoneSection />
      <TimerSection />
      <AppearanceSection />
      <SessionsSection />
      <DataSection />
      <DeletedSection />
      <SampleSection />
      <DeleteSection />
    </div>
  );
}
