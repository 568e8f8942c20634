import type { AreaOfWeek } from '#contract/reports.ts';
import type { WeeklyGoal } from '#contract/weekly-goals.ts';
import { type FocusAreaClass, focusAreaClasses } from '#domain/focus-area.ts';
import { usualOf } from '#domain/usual.ts';

/** What is planned for a focus area in the shown week, and what was usual. */
export interface PlanRow extends WeeklyGoal {
  readonly name: string;
  /** As it counts in that week. */
  readonly focusAreaClass: FocusAreaClass;
  /** On average of the weeks before; undefined until that is known. */
  readonly usualSec: number | undefined;
}

type Usual = readonly { readonly focusAreaId: string; readonly avgWeeklySec: number }[];

/** The rows of a week with the names of their areas. What only one of the lists has yet is left for the next answer. */
export function rowsOf(
  goals: readonly WeeklyGoal[],
  areas: readonly AreaOfWeek[],
  usual: Usual | undefined,
  /** Of each of the weeks that were averaged. */
  secondsBefore: readonly number[],
): readonly PlanRow[] {
  const areaOf = new Map(areas.map((area) => [area.focusAreaId, area]));
  const usualIn =
    usual && new Map(usual.map(({ focusAreaId, avgWeeklySec }) => [focusAreaId, usualOf(avgWeeklySec, secondsBefore)]));
  return goals.flatMap((goal) => {
    const area = areaOf.get(goal.focusAreaId);
    if (!area) return [];
    const usualSec = usualIn && (usualIn.get(goal.focusAreaId) ?? 0);
    return { ...goal, name: area.name, focusAreaClass: area.focusAreaClass, usualSec };
  });
}

export interface PlanSection<R> {
  readonly focusAreaClass: FocusAreaClass;
  readonly rows: readonly R[];
}

/** By class, without those that have no rows. */
export function sectionsOf<R extends { readonly row: PlanRow }>(rows: readonly R[]): PlanSection<R>[] {
  return focusAreaClasses
    .map((focusAreaClass) => ({
      focusAreaClass,
      rows: rows.filter((each) => each.row.focusAreaClass === focusAreaClass),
    }))
    .filter((section) => section.rows.length > 0);
}
