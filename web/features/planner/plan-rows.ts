import type { WeeklyAreaReport } from '#contract/reports/reports.ts';
import type { WeeklyGoal } from '#contract/weekly-goals/weekly-goals.ts';
import { type FocusAreaClass, focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { weeklyBaseline } from '#domain/rating/baseline.ts';

/** A focus area's target in the selected week, with its baseline. */
export interface PlanRow extends WeeklyGoal {
  readonly name: string;
  /** The class in effect that week. */
  readonly focusAreaClass: FocusAreaClass;
  /** The weekly average of the preceding weeks; undefined until loaded. */
  readonly baselineSec: number | undefined;
}

type AreaAverages = readonly { readonly focusAreaId: string; readonly avgWeeklySec: number }[];

/** Joins weekly goals with their areas. Omits weekly goals whose area is not loaded yet. */
export function buildRows(
  weeklyGoals: readonly WeeklyGoal[],
  areas: readonly WeeklyAreaReport[],
  averages: AreaAverages | undefined,
  /** The total tracked time of each week that the averages cover. */
  totalSecByWeek: readonly number[],
): readonly PlanRow[] {
  const areaById = new Map(areas.map((area) => [area.focusAreaId, area]));
  const baselineByArea =
    averages &&
    new Map(
      averages.map(({ focusAreaId, avgWeeklySec }) => [focusAreaId, weeklyBaseline(avgWeeklySec, totalSecByWeek)]),
    );
  return weeklyGoals.flatMap((weeklyGoal) => {
    const area = areaById.get(weeklyGoal.focusAreaId);
    if (!area) return [];
    const baselineSec = baselineByArea && (baselineByArea.get(weeklyGoal.focusAreaId) ?? 0);
    return { ...weeklyGoal, name: area.name, focusAreaClass: area.focusAreaClass, baselineSec };
  });
}

export interface PlanSection<R> {
  readonly focusAreaClass: FocusAreaClass;
  readonly rows: readonly R[];
}

/** Groups rows by class, without empty groups. */
export function groupByClass<R extends { readonly row: PlanRow }>(rows: readonly R[]): PlanSection<R>[] {
  return focusAreaClasses
    .map((focusAreaClass) => ({
      focusAreaClass,
      rows: rows.filter((each) => each.row.focusAreaClass === focusAreaClass),
    }))
    .filter((section) => section.rows.length > 0);
}
