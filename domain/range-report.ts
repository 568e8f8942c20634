import { limits } from './limits.ts';

/** What the rows of a report on a date range can stand for. */
export const rangeGroupings = ['area', 'goal', 'tag', 'day', 'week', 'month'] as const;

export type RangeGrouping = (typeof rangeGroupings)[number];

const DAY_MS = 24 * 60 * 60_000;

/** How many days a range has, including both its first and its last day. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

export const maxRangeDays = limits.weeksPerRequest * 7;
