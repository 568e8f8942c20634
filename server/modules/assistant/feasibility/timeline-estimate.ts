import { limits } from '#domain/limits.ts';
import type { Hours } from './feasibility.ts';

/** For a goal about which nothing is known. */
export const UNKNOWN_HOURS: Hours = { from: 20, to: 60 };

/** How long a goal takes with the given hours a week: a known range, or a mere guess. */
export function estimateTimeline(known: Hours | null, weeklyHours: number) {
  const { from, to } = known ?? UNKNOWN_HOURS;
  const hours = Math.round((from + to) / 2);
  return { weeks: Math.min(Math.ceil(hours / weeklyHours), limits.planWeeks), hours, isKnown: known !== null };
}
