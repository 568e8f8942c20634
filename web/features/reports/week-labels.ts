const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '9 Nov' */
export function shortWeek(weekStart: string): string {
  return short.format(new Date(weekStart));
}

/** 'Week of 9 November 2026' */
export function longWeek(weekStart: string): string {
  return `Week of ${long.format(new Date(weekStart))}`;
}
