import { weekStartForInstant, weekSpan } from '#domain/calendar/calendar.ts';
import { elapsedFraction } from '#domain/progress/pace.ts';
import { useUser } from '#web/api/account/auth.ts';
import { useServerMinute } from '#web/http/server-clock.ts';

/** The elapsed fraction of the current week, from 0 to 1. */
export function useWeekElapsed(): number | undefined {
  const { timeZone } = useUser();
  const now = useServerMinute();
  return elapsedFraction(weekSpan(weekStartForInstant(now, timeZone), timeZone), now);
}
