/** How many weeks a report covers unless it shows a year, and the fewest that a chart shows. */
export const DEFAULT_WEEK_COUNT = 12;

/** Drops empty weeks at the start, but keeps at least the last `DEFAULT_WEEK_COUNT` weeks. */
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
