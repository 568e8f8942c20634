import { formatClock } from '#domain/duration/format-duration.ts';
import { effectiveSpan } from '#domain/calendar/time-span.ts';
import { useServerNow } from '#web/http/server-clock.ts';

/** The elapsed time. A component of its own, so that only this re-renders every second. */
export function RunningClock({ startAt }: { readonly startAt: string }) {
  const { from, to } = effectiveSpan(Date.parse(startAt), null, useServerNow());
  return <>{formatClock((to - from) / 1000)}</>;
}
