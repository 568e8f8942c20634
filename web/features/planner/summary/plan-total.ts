import type { RatedWeek } from '#contract/reports.ts';
import type { FocusAreaClass } from '#domain/focus-area/focus-area.ts';
import { weeksSinceFirstTracked } from '#domain/rating/baseline.ts';

interface PlannedRow {
  readonly focusAreaClass: FocusAreaClass;
  readonly goalMin: number;
  readonly isResting: boolean;
}

/** The planned minutes of a week, without resting rows. */
export interface PlanTotal {
  readonly productiveMin: number;
  /** The sum of the chill zone limits. */
  readonly limitMin: number;
}

export function sumPlan(rows: readonly PlannedRow[]): PlanTotal {
  let [productiveMin, limitMin] = [0, 0];
  for (const { focusAreaClass, goalMin, isResting } of rows) {
    if (isResting) continue;
    if (focusAreaClass === 'chill_zone') limitMin += goalMin;
    else productiveMin += goalMin;
  }
  return { productiveMin, limitMin };
}

/** Productive minutes tracked in past weeks. */
export interface PastWeekStats {
  readonly averageMin: number;
  readonly bestMin: number;
}

/** A single week is not enough to compare with. */
const MIN_WEEKS = 2;

/** Counts weeks since the first with tracked time; undefined if there are too few. */
export function pastWeekStats(weeks: readonly Pick<RatedWeek, 'productiveSec'>[]): PastWeekStats | undefined {
  const minutes = weeks.map(({ productiveSec }) => Math.floor(productiveSec / 60));
  const weekCount = weeksSinceFirstTracked(minutes);
  if (weekCount < MIN_WEEKS) return undefined;
  const sum = minutes.reduce((total, each) => total + each, 0);
  return { averageMin: Math.floor(sum / weekCount), bestMin: Math.max(...minutes) };
}

export type PlanVerdict = 'empty' | 'usual' | 'ambitious' | 'new best' | 'too much';

/** Beyond this multiple of the best week, a plan is unrealistic. */
const TOO_MUCH_FACTOR = 1.25;

export function judgePlan(plannedMin: number, { averageMin, bestMin }: PastWeekStats): PlanVerdict {
  if (plannedMin === 0) return 'empty';
  if (plannedMin > bestMin * TOO_MUCH_FACTOR) return 'too much';
  if (plannedMin > bestMin) return 'new best';
  return plannedMin > averageMin ? 'ambitious' : 'usual';
}
