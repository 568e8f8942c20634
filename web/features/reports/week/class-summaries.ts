import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { AreaOfWeek } from '#contract/reports.ts';
import { type FocusAreaClass, focusAreaClasses } from '#domain/focus-area.ts';
import { byName } from '#domain/search.ts';
import { goalLabel } from './goal-label.ts';
import { wholePercents } from './whole-percents.ts';

export interface GoalTime {
  readonly id: string;
  readonly label: string;
  readonly minutes: number;
}

/** The focus areas of a class that had a plan or time in a week. */
export interface ClassWeek {
  readonly focusAreaClass: FocusAreaClass;
  readonly trackedMin: number;
  /** Of all that was tracked in the week. */
  readonly percent: number;
  /** Those with most time first. */
  readonly areas: readonly AreaOfWeek[];
}

/** Seconds that are over, in whole minutes. */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}

/** Whether a focus area had anything to do with a week. */
export function isInWeek({ goalMin, usedSec, isResting }: AreaOfWeek): boolean {
  return goalMin > 0 || usedSec > 0 || isResting;
}

/** A week by the classes of its focus areas; all of them, so that what is missing is seen. */
export function classWeeks(report: readonly AreaOfWeek[]): ClassWeek[] {
  const seconds = focusAreaClasses.map((value) => secondsOf(report.filter(({ focusAreaClass: of }) => of === value)));
  const percents = wholePercents(seconds);
  return focusAreaClasses.map((focusAreaClass, n) => ({
    focusAreaClass,
    trackedMin: minutesIn(report.filter(({ focusAreaClass: of }) => of === focusAreaClass)),
    percent: percents[n]!,
    areas: report
      .filter((area) => area.focusAreaClass === focusAreaClass && isInWeek(area))
      .toSorted((a, b) => b.usedSec - a.usedSec || b.goalMin - a.goalMin || byName(a.name, b.name)),
  }));
}

/** In the minutes that are shown for each area, so that they add up. */
export function minutesIn(areas: readonly AreaOfWeek[]): number {
  return areas.reduce((sum, { usedSec }) => sum + wholeMinutes(usedSec), 0);
}

function secondsOf(areas: readonly AreaOfWeek[]): number {
  return areas.reduce((sum, { usedSec }) => sum + usedSec, 0);
}

/** What the week asked for, without limits and what rests. */
export function plannedMinutes(report: readonly AreaOfWeek[]): number {
  return report
    .filter(({ focusAreaClass, isResting }) => focusAreaClass !== 'chill_zone' && !isResting)
    .reduce((sum, { goalMin }) => sum + goalMin, 0);
}

/** Which goals of each focus area had the time, most first. */
export function goalTimes(
  areas: readonly FocusAreaWithGoals[],
  usage: readonly { readonly goalId: string; readonly trackedSeconds: number }[],
): ReadonlyMap<string, readonly GoalTime[]> {
  const seconds = new Map(usage.map(({ goalId, trackedSeconds }) => [goalId, trackedSeconds]));
  return new Map(
    areas.map(({ _id, goals }) => [
      _id,
      goals
        .filter((goal) => seconds.has(goal._id))
        .map((goal) => ({ id: goal._id, label: goalLabel(goal), minutes: wholeMinutes(seconds.get(goal._id)!) }))
        .toSorted((a, b) => b.minutes - a.minutes || byName(a.label, b.label)),
    ]),
  );
}
