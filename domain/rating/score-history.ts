export interface ScoredWeek {
  readonly score: number;
  /** Had a plan, and did not rest. */
  readonly isCounted: boolean;
}

/** How many weeks before the shown one its score is compared with. */
export const AVERAGED_WEEKS = 6;

/** The mean score of the weeks that count; null where none does. */
export function averageScore(weeks: readonly ScoredWeek[]): number | null {
  const counted = weeks.filter(({ isCounted }) => isCounted);
  return counted.length === 0 ? null : counted.reduce((sum, { score }) => sum + score, 0) / counted.length;
}

/** By how many percent the score changed; null where there was none to compare with. */
export function percentChange(score: number, before: number): number | null {
  return before === 0 ? null : Math.round(((score - before) / before) * 100);
}
