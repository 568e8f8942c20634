const shortFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** '9 Nov' */
export function formatShortWeek(weekStart: string): string {
  return shortFormat.format(new Date(weekStart));
}

/** 'Week of 9 November 2026' */
export function formatLongWeek(weekStart: string): string {
  return `Week of ${longFormat.format(new Date(weekStart))}`;
}

/** 'Nov 2026', for '2026-11' */
export function formatMonth(month: string): string {
  return monthFormat.format(new Date(month));
}
