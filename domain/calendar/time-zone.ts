// Separate from `calendar.ts`, so that the login page does not have to download the calendar.

/**
 * The canonical name of a time zone; undefined for an unknown one. Fixed offsets are rejected, because they would be wrong
 * for half of the year.
 */
export function canonicalTimeZone(name: string): string | undefined {
  if (name.length > 64 || !/^[a-z]+(?:[/_+-][a-z\d]+)*$/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export function isTimeZone(name: string): boolean {
  return canonicalTimeZone(name) !== undefined;
}
