import { serverNow, serverTimeOf } from '#web/api/server-clock.ts';
import { AlertIcon } from '#web/ui/signs.tsx';
import classes from './offline.module.css';
import { changes, momentOf } from './words.ts';

interface OfflineBannerProps {
  /** By the clock of this device; 0 where nothing was. */
  readonly loadedAt: number;
  /** How many changes are to be sent. */
  readonly waiting: number;
  readonly timeZone: string;
}

/** Says how old everything is that can be seen, and what can be done all the same. */
export function OfflineBanner({ loadedAt, waiting, timeZone }: OfflineBannerProps) {
  const at = loadedAt > 0 && momentOf(serverTimeOf(loadedAt), serverNow(), timeZone);
  return (
    <output className={classes.banner}>
      <AlertIcon size={18} />
      <span>
        {navigator.onLine ? 'Weekwise cannot be reached.' : 'You are offline.'}{' '}
        {at && `This is what was last loaded, at ${at}.`}{' '}
        {waiting > 0
          ? `${changes(waiting)} will be sent when you are back online.`
          : 'Timers still work; they are sent when you are back online.'}
      </span>
    </output>
  );
}
