import type { RangeReportRow } from '#contract/range-report.ts';
import { formatLongDay } from '#domain/calendar/calendar.ts';
import type { RangeGrouping } from '#domain/range-report.ts';
import { formatLongWeek, formatMonth, formatShortWeek } from '../chart/week-labels.ts';

interface GroupingMeta {
  readonly label: string;
  /** The heading of the column that names the rows. */
  readonly column: string;
  /** How to name a period on an axis and in full; undefined if the rows have names of their own. */
  readonly period?: { readonly short: (key: string) => string; readonly long: (key: string) => string };
}

export const groupingMeta: Readonly<Record<RangeGrouping, GroupingMeta>> = {
  area: { label: 'Area', column: 'Focus area' },
  goal: { label: 'Goal', column: 'Goal' },
  tag: { label: 'Tag', column: 'Tag' },
  day: { label: 'Day', column: 'Day', period: { short: formatShortWeek, long: formatLongDay } },
  week: { label: 'Week', column: 'Week', period: { short: formatShortWeek, long: formatLongWeek } },
  month: { label: 'Month', column: 'Month', period: { short: formatMonth, long: formatMonth } },
};

export function rowName(by: RangeGrouping, { key, label }: Pick<RangeReportRow, 'key' | 'label'>): string {
  return groupingMeta[by].period?.long(key!) ?? label;
}
