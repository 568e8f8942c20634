import { toDay, weekStartForDay } from '#domain/calendar/calendar.ts';
import { useUser } from '#web/api/account/auth.ts';
import { useServerMinute } from '#web/http/server-clock.ts';

/** The current time, day and week in the account's time zone. */
export function useCurrentWeek() {
  const { timeZone } = useUser();
  const now = useServerMinute();
  const today = toDay(now, timeZone);
  return { currentWeek: weekStartForDay(today), today, timeZone, now };
}
