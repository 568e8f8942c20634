import { useState } from 'react';
import { canonicalTimeZone } from '#domain/calendar/calendar.ts';
import { useUser } from '#web/api/account/auth.ts';
import { serverNow } from '#web/http/server-clock.ts';
import { isHydrating } from '#web/render-context.ts';
import { Button } from '#web/ui/button/button.tsx';
import { readStorage, readStoredTimeZone, writeStorage } from '#web/ui/browser-storage.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CloseIcon } from '#web/ui/icons/svg-icon.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import { readBrowserTimeZone } from './browser-time-zone.ts';
import { areEquivalentZones } from './equivalent-zones.ts';
import { useTimeZoneChange, formatTimeZone } from './use-time-zone-change.ts';

const STORAGE_KEY = 'weekwise-zone-not-wanted';

interface TimeZonePromptProps {
  /** Shows the prompt even if it was dismissed. */
  readonly ignoresDismissal?: boolean;
}

/** Offers to adopt the browser's time zone if it differs from the account's. */
export function TimeZonePrompt({ ignoresDismissal = false }: TimeZonePromptProps) {
  const { timeZone } = useUser();
  const zone = useDifferingBrowserTimeZone();
  const { changeTimeZone, isChanging } = useTimeZoneChange();
  const [dismissedZone, setDismissedZone] = useState(() => readStorage(STORAGE_KEY));
  if (zone === undefined || (zone === dismissedZone && !ignoresDismissal)) return null;

  function dismiss() {
    writeStorage(STORAGE_KEY, zone);
    setDismissedZone(zone);
    restoreFocus();
  }

  async function adopt() {
    await changeTimeZone(zone!);
    restoreFocus();
  }

  return (
    <Notice
      as="section"
      aria-label="Time zone"
      actions={
        <>
          <Button variant="default" aria-disabled={isChanging} aria-busy={isChanging} onClick={() => void adopt()}>
            Use {formatTimeZone(zone)}
          </Button>
          {!ignoresDismissal && (
            <IconButton aria-label={`Keep ${formatTimeZone(timeZone)}`} onClick={dismiss}>
              <CloseIcon />
            </IconButton>
          )}
        </>
      }
    >
      Your browser is set to <strong>{formatTimeZone(zone)}</strong>, but your days and weeks follow{' '}
      {formatTimeZone(timeZone)}.
    </Notice>
  );
}

/** The browser's time zone, unless its clock always agrees with the account's. */
function useDifferingBrowserTimeZone(): string | undefined {
  const { timeZone } = useUser();
  // If the server did not know the zone, the prompt waits for the next page, so as not to shift what the user is reading.
  const [zone] = useState(() => (isHydrating() ? readRenderedTimeZone() : readBrowserTimeZone()));
  return zone !== undefined && !areEquivalentZones(zone, timeZone, serverNow()) ? zone : undefined;
}

/** The browser's time zone that the server used when it rendered the page. */
function readRenderedTimeZone(): string | undefined {
  const stored = readStoredTimeZone();
  return typeof stored === 'string' ? canonicalTimeZone(stored) : undefined;
}
