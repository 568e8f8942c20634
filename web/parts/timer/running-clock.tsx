import { secondsOnClock } from '#domain/duration.ts';
import { spanOf } from '#domain/time-span.ts';
import { useServerNow } from '#web/api/server-clock.ts';

/** How long something has been running: this alone is drawn anew each second. */
export function RunningClock({ startAt }: { readonly startAt: string }) {
  const { from, to } = spanOf(Date.parse(startAt), null, useServerNow());
  return <>{secondsOnClock((to - from) / 1000)}</>;
}
