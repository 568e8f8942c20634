/** Seconds by weekday, Monday first, and part of the day. */
export type HourRows = readonly (readonly number[])[];

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const LEVELS = 5;

/** The hours of each day, so many in one: small screens have no room for all. */
export function groupedHours(hours: HourRows, by: number): HourRows {
  return hours.map((day) =>
    Array.from({ length: day.length / by }, (_, n) =>
      day.slice(n * by, (n + 1) * by).reduce((sum, seconds) => sum + seconds, 0),
    ),
  );
}

/** How full a place is, from nothing to as full as the fullest; by the root, so that one peak does not make all others alike. */
export function levelOf(seconds: number, fullest: number): number {
  return Math.ceil(Math.sqrt(seconds / Math.max(1, fullest)) * LEVELS);
}

export function fullestOf(hours: HourRows): number {
  return Math.max(0, ...hours.flat());
}

/** The first of the fullest places. */
export function busiestPlace(parts: HourRows): { readonly day: number; readonly part: number } {
  const fullest = fullestOf(parts);
  const day = Math.max(
    0,
    parts.findIndex((each) => each.includes(fullest)),
  );
  return { day, part: parts[day]!.indexOf(fullest) };
}

/**
 * 'You are most active on Tuesdays from 10:00 to 12:00.' It takes the parts as the map draws them: the busiest two hours
 * need not hold the busiest one.
 */
export function busiestInWords(parts: HourRows): string | undefined {
  const fullest = fullestOf(parts);
  if (fullest === 0) return undefined;
  const { day, part } = busiestPlace(parts);
  const ofDay = parts[day]!;
  const length = ofDay.slice(part).findIndex((seconds) => seconds !== fullest);
  const end = length === -1 ? ofDay.length : part + length;
  const by = 24 / ofDay.length;
  return `You are most active on ${weekdays[day]}s from ${clock(part * by)} to ${clock(end * by)}.`;
}

/** The weekday with most time, and what that is of all. */
export function strongestDay(hours: HourRows): { readonly name: string; readonly percent: number } | undefined {
  const sums = hours.map((day) => day.reduce((sum, seconds) => sum + seconds, 0));
  const all = sums.reduce((sum, seconds) => sum + seconds, 0);
  if (all === 0) return undefined;
  const most = Math.max(...sums);
  return { name: weekdays[sums.indexOf(most)]!, percent: Math.round((most / all) * 100) };
}

/** '10:00' */
export function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
