import { Button } from '@mantine/core';
import { useState } from 'react';
import { useUser } from '#web/api/auth.ts';
import { useZoneChange, zoneName } from '#web/parts/time-zone/use-zone-change.ts';
import { ZoneOffer } from '#web/parts/time-zone/zone-offer.tsx';
import { refocus } from '#web/ui/refocus.ts';
import { SettingsSection } from './settings-section.tsx';
import { WeekPreview } from './week-preview.tsx';
import { ZonePicker } from './zone-picker.tsx';
import classes from './zone-section.module.css';

export function ZoneSection() {
  const { timeZone } = useUser();
  const { changeTo, isChanging } = useZoneChange();
  /** While one is being picked: the one that is looked at. */
  const [picked, setPicked] = useState<string>();
  const zone = picked ?? timeZone;

  function close() {
    setPicked(undefined);
    refocus();
  }

  async function save() {
    if (await changeTo(zone)) close();
  }

  return (
    <SettingsSection
      id="time-zone"
      title="Time zone and week"
      about="Days and weeks begin at midnight in this zone. Changing it recalculates past weeks."
    >
      {picked === undefined ? <ZoneOffer isAlwaysShown /> : <ZonePicker value={zone} onChoose={setPicked} />}
      <WeekPreview zone={zone} accountZone={timeZone} />
      <div className={classes.actions}>
        {picked === undefined && (
          <Button variant="default" onClick={() => setPicked(timeZone)}>
            Change time zone
          </Button>
        )}
        {zone !== timeZone && (
          <Button aria-disabled={isChanging} aria-busy={isChanging} onClick={() => void save()}>
            Use {zoneName(zone)}
          </Button>
        )}
        {picked !== undefined && (
          <Button variant="default" onClick={close}>
            Keep {zoneName(timeZone)}
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}
