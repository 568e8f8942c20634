import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { WeeklyAreaReport } from '#contract/reports/reports.ts';
import { type FocusAreaClass, focusAreaClasses } from '#domain/focus-area/focus-area.ts';
import { compareNames } from '#domain/search/search.ts';
import { reportTitle } from '#domain/goal-status.ts';
import { toWholePercents } from '../whole-percents.ts';

export interface GoalTime {
  readonly id: string;
  readonly label: string;
  readonly minutes: number;
}

/** The focus areas of a class that were planned or tracked in a week. */
export interface ClassSummary {
  readonly focusAreaClass: FocusAreaClass;
  readonly trackedMinutes: number;
  /** Share of the week's tracked time. */
  readonly percent: number;
  /** Most time first. */
  readonly areas: readonly WeeklyAreaReport[];
}

export function toWholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}

/** Whether a focus area was planned, tracked or resting in a week. */
export function isActiveInWeek({ goalMin, usedSec, isResting }: WeeklyAreaReport): boolean {
  return goalMin > 0 || usedSec > 0 || isResting;
}

/** Summarizes a week by class; includes empty classes. */
export function summarizeClasses(report: readonly WeeklyAreaReport[]): ClassSummary[] {
  const seconds = focusAreaClasses.map((value) =>
    totalSeconds(report.filter(({ focusAreaClass }) => focusAreaClass === value)),
  );
  const percents = toWholePercents(seconds);
  return focusAreaClasses.map((focusAreaClass, n) => ({
    focusAreaClass,
    trackedMinutes: sumTrackedMinutes(report.filter((area) => area.focusAreaClass === focusAreaClass)),
    percent: percents[n]!,
    areas: report
      .filter((area) => area.focusAreaClass === focusAreaClass && isActiveInWeek(area))
      .toSorted((a, b) => b.usedSec - a.usedSec || b.goalMin - a.goalMin || compareNames(a.name, b.name)),
  }));
}

/** Drops seconds only from the sum, like all other totals. Rounded areas may add up to less. */
export function sumTrackedMinutes(areas: readonly WeeklyAreaReport[]): number {
  return toWholeMinutes(totalSeconds(areas));
}

function totalSeconds(areas: readonly WeeklyAreaReport[]): number {
  return areas.reduce((sum, { usedSec }) => sum + usedSec, 0);
}

/** The sum of all targets, without limits and resting areas. */
export function sumPlannedMinutes(report: readonly WeeklyAreaReport[]): number {
  return report
    .filter(({ focusAreaClass, isResting }) => focusAreaClass !== 'chill_zone' && !isResting)
    .reduce((sum, { goalMin }) => sum + goalMin, 0);
}

/** The tracked goals of each focus area, most time first. */
export function goalTimesByArea(
  areas: readonly FocusAreaWithGoals[],
  usage: readonly { readonly goalId: string; readonly trackedSeconds: number }[],
): ReadonlyMap<string, readonly GoalTime[]> {
  const seconds = new Map(usage.map(({ goalId, trackedSeconds }) => [goalId, trackedSeconds]));
  return new Map(
    areas.map(({ _id, goals }) => [
      _id,
      goals
        .filter((goal) => seconds.has(goal._id))
        .map((goal) => ({
          id: goal._id,
          label: reportTitle(goal.title, goal.status),
          minutes: toWholeMinutes(seconds.get(goal._id)!),
        }))
        .toSorted((a, b) => b.minutes - a.minutes || compareNames(a.label, b.label)),
    ]),
  );
}
