import { timeZoneNamed } from '#domain/calendar.ts';
import { useUser } from '#web/api/auth.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { isSameClock } from './same-clock.ts';

/** The time zone of this browser, where its clock shows something else than that of the account. */
export function useOtherBrowserZone(): string | undefined {
  const { timeZone } = useUser();
  const zone = timeZoneNamed(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return zone !== undefined && !isSameClock(zone, timeZone, serverNow()) ? zone : undefined;
}
