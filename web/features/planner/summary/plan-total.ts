import type { RatedWeek } from '#contract/reports.ts';
import type { FocusAreaClass } from '#domain/focus-area.ts';
import { weeksSinceFirst } from '#domain/usual.ts';

interface Planned {
  readonly focusAreaClass: FocusAreaClass;
  readonly goalMin: number;
  readonly isResting: boolean;
}

/** What a week asks for, in minutes, without what rests. */
export interface PlanTotal {
  readonly productiveMin: number;
  /** Of all chill zones, at most. */
  readonly limitMin: number;
}

export function totalOf(rows: readonly Planned[]): PlanTotal {
  let [productiveMin, limitMin] = [0, 0];
  for (const { focusAreaClass, goalMin, isResting } of rows) {
    if (isResting) continue;
    if (focusAreaClass === 'chill_zone') limitMin += goalMin;
    else productiveMin += goalMin;
  }
  return { productiveMin, limitMin };
}

/** What was really done in the weeks before, in minutes. */
export interface PastWeeks {
  readonly averageMin: number;
  readonly bestMin: number;
}

/** One week says little. */
const WEEKS_NEEDED = 2;

/** Of those since the first that had any time; undefined where there are too few. */
export function pastOf(weeks: readonly Pick<RatedWeek, 'productiveSec'>[]): PastWeeks | undefined {
  const minutes = weeks.map(({ productiveSec }) => Math.floor(productiveSec / 60));
  const counted = weeksSinceFirst(minutes);
  if (counted < WEEKS_NEEDED) return undefined;
  const sum = minutes.reduce((before, each) => before + each, 0);
  return { averageMin: Math.floor(sum / counted), bestMin: Math.max(...minutes) };
}

export type Verdict = 'empty' | 'usual' | 'ambitious' | 'new best' | 'too much';

/** From here on a plan is more wish than plan. */
const TOO_MUCH = 1.25;

/** How a plan compares with what was really done. */
export function verdictOf(plannedMin: number, { averageMin, bestMin }: PastWeeks): Verdict {
  if (plannedMin === 0) return 'empty';
  if (plannedMin > bestMin * TOO_MUCH) return 'too much';
  if (plannedMin > bestMin) return 'new best';
  return plannedMin > averageMin ? 'ambitious' : 'usual';
}
