import type { RangeReport, RangeReportRow } from '#contract/reports/range-report.ts';
import type { RangeGrouping } from '#domain/range-report.ts';
import { BYTE_ORDER_MARK, formatCsvLine } from '#server/csv/csv.ts';
import { escapeFormula } from '#server/csv/escape-formula.ts';

const keyColumns: Readonly<Record<RangeGrouping, readonly string[]>> = {
  area: ['Focus area'],
  goal: ['Focus area', 'Goal'],
  tag: ['Tag'],
  day: ['Day'],
  week: ['Week from'],
  month: ['Month'],
};

const figureColumns = [
  'Tracked (h:mm)',
  'Tracked (hours)',
  'Elapsed (h:mm)',
  'Elapsed (hours)',
  'Time entries',
] as const;

/** The rows of a report as CSV, with ISO dates. Times are given twice: to read, and to calculate with. */
export async function* streamRangeReportCsv({ by, rows }: RangeReport): AsyncGenerator<string> {
  const lines = [[...keyColumns[by], ...figureColumns], ...rows.map(toCells)];
  yield BYTE_ORDER_MARK + lines.map((cells) => formatCsvLine(cells.map(escapeFormula))).join('');
}

function toCells({ label, focusArea, sec, elapsedSec, entries }: RangeReportRow): string[] {
  return [
    ...(focusArea ? [focusArea.name] : []),
    label,
    formatHoursAndMinutes(sec),
    (sec / 3600).toFixed(2),
    formatHoursAndMinutes(elapsedSec),
    (elapsedSec / 3600).toFixed(2),
    String(entries),
  ];
}

/** '25:20', rounded down as on the screen. */
function formatHoursAndMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
