import { addDays } from '#domain/calendar/calendar.ts';

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '9 – 15 Nov 2026' */
export function formatWeekRange(weekStart: string): string {
  const range = dateFormat.formatRange(new Date(weekStart), new Date(addDays(weekStart, 6)));
  // Node and browsers use different spaces around the dash.
  return range.replaceAll(/\s+/g, ' ');
}

/** 'This week' or '3 weeks ago' */
export function relativeWeekLabel(weekStart: string, currentWeek: string): string {
  const weeks = Math.round((Date.parse(weekStart) - Date.parse(currentWeek)) / (7 * 24 * 60 * 60_000));
  if (Math.abs(weeks) <= 1) return ['Last week', 'This week', 'Next week'][weeks + 1]!;
  return weeks < 0 ? `${-weeks} weeks ago` : `In ${weeks} weeks`;
}
