/** The range of reports that do not cover a year, and the shortest chart. */
export const DEFAULT_WEEK_COUNT = 12;

/** Drops the empty weeks at the start, but not below `DEFAULT_WEEK_COUNT`. */
export function trimEmptyStart<W>(weeks: readonly W[], isEmpty: (week: W) => boolean): readonly W[] {
  const first = weeks.findIndex((week) => !isEmpty(week));
  return first === -1
    ? weeks.slice(-DEFAULT_WEEK_COUNT)
    : weeks.slice(Math.max(0, Math.min(first, weeks.length - DEFAULT_WEEK_COUNT)));
}

/** The index of the current week, if it is among the given ones. */
export function unfinishedIndex(
  weeks: readonly { readonly weekStart: string }[],
  currentWeek: string,
): number | undefined {
  const index = weeks.findIndex(({ weekStart }) => weekStart === currentWeek);
  return index === -1 ? undefined : index;
}
