import { serverNow, toServerTime } from '#web/http/server-clock.ts';
import { useFormats } from '#web/ui/formats/use-formats.ts';
import { AlertIcon } from '#web/ui/icons/svg-icon.tsx';
import * as classes from './offline-banner.module.css';
import { formatChangeCount, formatMoment } from './offline-labels.ts';

interface OfflineBannerProps {
  /** By this device's clock; 0 if nothing has been loaded. */
  readonly loadedAt: number;
  readonly pendingCount: number;
  readonly timeZone: string;
}

/** Shows how old the displayed data is and that timers still work. */
export function OfflineBanner({ loadedAt, pendingCount, timeZone }: OfflineBannerProps) {
  const formats = useFormats();
  const at = loadedAt > 0 && formatMoment(toServerTime(loadedAt), serverNow(), timeZone, formats);
  return (
    <output className={classes.banner}>
      <AlertIcon size={18} />
      <span>
        {navigator.onLine ? 'Weekwise cannot be reached.' : 'You are offline.'}{' '}
        {at && `Showing what was loaded at ${at}.`}{' '}
        {pendingCount > 0
          ? `${formatChangeCount(pendingCount)} will be sent when you are back online.`
          : 'Timers still work and will be sent when you are back online.'}
      </span>
    </output>
  );
}
