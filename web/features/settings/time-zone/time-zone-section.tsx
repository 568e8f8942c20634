import { useState } from 'react';
import { useUser } from '#web/api/account/auth.ts';
import { useTimeZoneChange, formatTimeZone } from '#web/widgets/time-zone/use-time-zone-change.ts';
import { TimeZonePrompt } from '#web/widgets/time-zone/time-zone-prompt.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { SettingsSection } from '../settings-section.tsx';
import { WeekPreview } from './week-preview.tsx';
import { ZonePicker } from './zone-picker.tsx';
import * as classes from './time-zone-section.module.css';

export function TimeZoneSection() {
  const { timeZone } = useUser();
  const { changeTimeZone, isChanging } = useTimeZoneChange();
  /** The previewed zone; undefined while the picker is closed. */
  const [picked, setPicked] = useState<string>();
  const zone = picked ?? timeZone;

  function close() {
    setPicked(undefined);
    restoreFocus();
  }

  async function save() {
    if (await changeTimeZone(zone)) close();
  }

  return (
    <SettingsSection
      id="time-zone"
      title="Time zone and week"
      description="Days and weeks begin at midnight in this zone. Changing it recalculates past weeks."
    >
      {picked === undefined ? <TimeZonePrompt ignoresDismissal /> : <ZonePicker value={zone} onChange={setPicked} />}
      <WeekPreview zone={zone} accountZone={timeZone} />
      <div className={classes.actions}>
        {picked === undefined && (
          <Button variant="default" onClick={() => setPicked(timeZone)}>
            Change time zone
          </Button>
        )}
        {zone !== timeZone && (
          <Button aria-disabled={isChanging} aria-busy={isChanging} onClick={() => void save()}>
            Use {formatTimeZone(zone)}
          </Button>
        )}
        {picked !== undefined && (
          <Button variant="default" onClick={close}>
            Keep {formatTimeZone(timeZone)}
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}
