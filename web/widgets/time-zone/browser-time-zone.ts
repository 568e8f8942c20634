import { canonicalTimeZone } from '#domain/calendar/calendar.ts';

/** Undefined if the browser is set to a fixed offset instead of a zone. */
export function readBrowserTimeZone(): string | undefined {
  return canonicalTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
