import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { RangeReportRow } from '#contract/reports/range-report.ts';
import type { AreaColor } from '#domain/focus-area/area-colors.ts';
import type { RangeGrouping } from '#domain/range-report.ts';

/** Finds the colour of a row's focus area; undefined for tags and periods. */
export function areaColors(
  by: RangeGrouping,
  areas: readonly FocusAreaWithGoals[],
): (row: RangeReportRow) => AreaColor | undefined {
  const colorById = new Map(areas.map(({ _id, color }) => [_id, color]));
  return ({ key, focusArea }) => colorById.get(focusArea?._id ?? (by === 'area' ? (key ?? '') : ''));
}
