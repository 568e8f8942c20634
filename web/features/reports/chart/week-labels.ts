import { formatDayOfYear, formatLongDate } from '#domain/calendar/format-date.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';

interface Week {
  readonly weekStart: string;
}

/** The names of weeks on the axis of a chart, such as '9 Nov', and in full: 'Week of 9 November 2026'. */
export function weekLabels(weeks: readonly Week[], formats: Formats) {
  return {
    points: weeks.map(({ weekStart }) => formatDayOfYear(weekStart, formats)),
    pointNames: weeks.map(({ weekStart }) => `Week of ${formatLongDate(weekStart, formats)}`),
  };
}
