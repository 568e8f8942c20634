import { secondsOnClock } from '#domain/duration.ts';
import { useServerNow } from '#web/api/server-clock.ts';

/** How long something has been running: this alone is drawn anew each second. */
export function RunningClock({ startAt }: { readonly startAt: string }) {
  return <>{secondsOnClock((useServerNow() - Date.parse(startAt)) / 1000)}</>;
}
