/** What the rows of a report on a date range can stand for. Part of the first download, so it imports nothing. */
export const rangeGroupings = ['area', 'goal', 'tag', 'day', 'week', 'month'] as const;

export type RangeGrouping = (typeof rangeGroupings)[number];
