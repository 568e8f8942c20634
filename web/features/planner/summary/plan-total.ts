import type { RatedWeek } from '#contract/reports/reports.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { weeksSinceFirstTracked } from '#domain/rating/baseline.ts';

interface PlannedRow {
  readonly focusAreaClass: FocusAreaClass;
  readonly goalMin: number;
  readonly isResting: boolean;
}

/** The planned minutes of a week, without resting rows. */
export interface PlanTotal {
  readonly productiveMinutes: number;
  /** The sum of the Chill Zone limits. */
  readonly limitMinutes: number;
}

export function sumPlan(rows: readonly PlannedRow[]): PlanTotal {
  let [productiveMinutes, limitMinutes] = [0, 0];
  for (const { focusAreaClass, goalMin, isResting } of rows) {
    if (isResting) continue;
    if (focusAreaClass === 'chill_zone') limitMinutes += goalMin;
    else productiveMinutes += goalMin;
  }
  return { productiveMinutes, limitMinutes };
}

/** Productive minutes tracked in past weeks. */
export interface PastWeekStats {
  readonly averageMinutes: number;
  readonly bestMinutes: number;
}

/** A single week is not enough to compare with. */
const MIN_WEEKS = 2;

/** Covers the weeks since the first one with tracked time; undefined if there are too few. */
export function pastWeekStats(weeks: readonly Pick<RatedWeek, 'productiveSec'>[]): PastWeekStats | undefined {
  const minutes = weeks.map(({ productiveSec }) => Math.floor(productiveSec / 60));
  const weekCount = weeksSinceFirstTracked(minutes);
  if (weekCount < MIN_WEEKS) return undefined;
  const sum = minutes.reduce((total, each) => total + each, 0);
  return { averageMinutes: Math.floor(sum / weekCount), bestMinutes: Math.max(...minutes) };
}

export type PlanVerdict = 'empty' | 'usual' | 'ambitious' | 'new best' | 'too much';

/** Beyond this multiple of the best week, a plan is unrealistic. */
const TOO_MUCH_FACTOR = 1.25;

export function judgePlan(plannedMinutes: number, { averageMinutes, bestMinutes }: PastWeekStats): PlanVerdict {
  if (plannedMinutes === 0) return 'empty';
  if (plannedMinutes > bestMinutes * TOO_MUCH_FACTOR) return 'too much';
  if (plannedMinutes > bestMinutes) return 'new best';
  return plannedMinutes > averageMinutes ? 'ambitious' : 'usual';
}
