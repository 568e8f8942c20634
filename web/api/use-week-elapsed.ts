import { weekOf, weekSpan } from '#domain/calendar.ts';
import { elapsedOf } from '#domain/pace.ts';
import { useUser } from './auth.ts';
import { useServerMinute } from './server-clock.ts';

/** How much of the current week is over, from 0 to 1. */
export function useWeekElapsed(): number | undefined {
  const { timeZone } = useUser();
  const now = useServerMinute();
  return elapsedOf(weekSpan(weekOf(now, timeZone), timeZone), now);
}
