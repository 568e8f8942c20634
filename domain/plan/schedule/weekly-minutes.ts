import { sum, variationOfLogNormal } from './statistics.ts';

/** How much time a plan gets per week. */
export interface WeeklyMinutes {
  readonly minutes: number;
  /** The squared coefficient of variation of one week. */
  readonly variation: number;
  /** The number of weeks that the average is worth. */
  readonly count: number;
  readonly degreesOfFreedom: number;
}

/** Most people do less than they commit to. Two or three weeks of tracked time replace this assumption. */
const EXPECTED_SHARE_OF_COMMITMENT = 0.8;

/** How many weeks of tracked time the commitment is worth. With none, the average is uncertain by a factor of about 1.5. */
const COMMITMENT_WEEKS = 0.5;

/** What the log sd of weeks is taken to be before there are any. Worth little, because users differ a lot in it. */
const PRIOR = { sd: 0.3, weeks: 0.5 } as const;

/** The mean, not a median, because weeks without any time count as well. */
export function estimateWeeklyMinutes(recentWeeks: readonly number[], commitmentMinutes: number): WeeklyMinutes {
  const expected = Math.max(1, commitmentMinutes * EXPECTED_SHARE_OF_COMMITMENT);
  const count = recentWeeks.length + COMMITMENT_WEEKS;
  const minutes = (sum(recentWeeks) + COMMITMENT_WEEKS * expected) / count;
  // Around the average with the commitment, so that one week, or several without any time, vary as well.
  const deviations = sum(recentWeeks.map((week) => (week / minutes - 1) ** 2));
  const degreesOfFreedom = PRIOR.weeks + Math.max(0, recentWeeks.length - 1);
  return {
    minutes,
    variation: (PRIOR.weeks * variationOfLogNormal(PRIOR.sd ** 2) + deviations) / degreesOfFreedom,
    count,
    degreesOfFreedom,
  };
}
