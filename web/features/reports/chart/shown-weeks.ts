/** So many weeks a report shows that is not of a year. */
export const SHOWN_WEEKS = 12;

/** Without the weeks before there was anything, yet never so few that a chart looks lost. */
export function withoutEmptyStart<W>(weeks: readonly W[], isEmpty: (week: W) => boolean): readonly W[] {
  const first = weeks.findIndex((week) => !isEmpty(week));
  return first === -1
    ? weeks.slice(-SHOWN_WEEKS)
    : weeks.slice(Math.max(0, Math.min(first, weeks.length - SHOWN_WEEKS)));
}

/** Which of the weeks is not over, if any. */
export function unfinishedIn(
  weeks: readonly { readonly weekStart: string }[],
  currentWeek: string,
): number | undefined {
  const index = weeks.findIndex(({ weekStart }) => weekStart === currentWeek);
  return index === -1 ? undefined : index;
}
