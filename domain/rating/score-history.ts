export interface ScoredWeek {
  readonly score: number;
  /** Whether the week had a plan and was not a rest week. */
  readonly isCounted: boolean;
}

/** A week's score is compared with the average of this many weeks before it. */
export const AVERAGED_WEEKS = 6;

/** The mean score of the weeks that count; null if there are none. */
export function averageScore(weeks: readonly ScoredWeek[]): number | null {
  const counted = weeks.filter(({ isCounted }) => isCounted);
  return counted.length === 0 ? null : counted.reduce((sum, { score }) => sum + score, 0) / counted.length;
}

/** The change in score in whole percent; null if the previous score was 0. */
export function percentChange(score: number, previous: number): number | null {
  return previous === 0 ? null : Math.round(((score - previous) / previous) * 100);
}
