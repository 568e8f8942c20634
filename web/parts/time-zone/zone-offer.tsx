import { Button } from '@mantine/core';
import { useState } from 'react';
import { useUser } from '#web/api/auth.ts';
import { readStored, writeStored } from '#web/ui/browser-storage.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ClockIcon } from '#web/ui/icons.tsx';
import { CloseIcon } from '#web/ui/signs.tsx';
import { refocus } from '#web/ui/refocus.ts';
import { useOtherBrowserZone } from './browser-zone.ts';
import { useZoneChange, zoneName } from './use-zone-change.ts';
import classes from './zone-offer.module.css';

const KEY = 'weekwise-zone-not-wanted';

interface ZoneOfferProps {
  /** Also where it was turned down. */
  readonly isAlwaysShown?: boolean;
}

/** Where this browser is in another time zone than the account: the way to adopt it, unless that zone was turned down here. */
export function ZoneOffer({ isAlwaysShown = false }: ZoneOfferProps) {
  const { timeZone } = useUser();
  const zone = useOtherBrowserZone();
  const { changeTo, isChanging } = useZoneChange();
  const [unwanted, setUnwanted] = useState(() => readStored(KEY));
  if (zone === undefined || (zone === unwanted && !isAlwaysShown)) return null;

  function turnDown() {
    writeStored(KEY, zone);
    setUnwanted(zone);
    refocus();
  }

  async function adopt() {
    await changeTo(zone!);
    refocus();
  }

  return (
    <section className={classes.offer} aria-label="Time zone">
      <ClockIcon />
      <p>
        Your browser says <strong>{zoneName(zone)}</strong>, but your days and weeks follow {zoneName(timeZone)}.
      </p>
      <Button variant="default" aria-disabled={isChanging} aria-busy={isChanging} onClick={() => void adopt()}>
        Use {zoneName(zone)}
      </Button>
      {!isAlwaysShown && (
        <IconButton aria-label={`Keep ${zoneName(timeZone)}`} onClick={turnDown}>
          <CloseIcon />
        </IconButton>
      )}
    </section>
  );
}
