import type { RangeReportRow } from '#contract/reports/range-report.ts';
import {
  formatDayOfYear,
  formatLongDate,
  formatLongDay,
  formatMonth,
  formatShortDay,
  formatShortWeekday,
} from '#domain/calendar/format-date.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';
import type { RangeGrouping } from '#domain/range-report.ts';

interface GroupingMeta {
  readonly label: string;
  /** The heading of the column that names the rows. */
  readonly column: string;
  /** How to name a period on an axis, in a table and in full; undefined if the rows have names of their own. */
  readonly period?: Readonly<Record<'short' | 'name' | 'long', (key: string, formats: Formats) => string>>;
}

export const groupingMeta: Readonly<Record<RangeGrouping, GroupingMeta>> = {
  area: { label: 'Area', column: 'Focus area' },
  goal: { label: 'Goal', column: 'Goal' },
  tag: { label: 'Tag', column: 'Tag' },
  day: { label: 'Day', column: 'Day', period: { short: formatDayOfYear, name: nameDay, long: formatLongDay } },
  week: {
    label: 'Week',
    column: 'Week from',
    period: {
      short: formatDayOfYear,
      name: formatShortDay,
      long: (week, formats) => `Week of ${formatLongDate(week, formats)}`,
    },
  },
  month: { label: 'Month', column: 'Month', period: { short: formatMonth, name: formatMonth, long: formatMonth } },
};

function nameDay(day: string, formats: Formats): string {
  return `${formatShortWeekday(day)}, ${formatShortDay(day, formats)}`;
}

export function rowName(
  by: RangeGrouping,
  { key, label }: Pick<RangeReportRow, 'key' | 'label'>,
  formats: Formats,
): string {
  return groupingMeta[by].period?.name(key!, formats) ?? label;
}
