/** 'This week' or '3 weeks ago' */
export function relativeWeekLabel(weekStart: string, currentWeek: string): string {
  const weeks = Math.round((Date.parse(weekStart) - Date.parse(currentWeek)) / (7 * 24 * 60 * 60_000));
  if (Math.abs(weeks) <= 1) return ['Last week', 'This week', 'Next week'][weeks + 1]!;
  return weeks < 0 ? `${-weeks} weeks ago` : `In ${weeks} weeks`;
}
