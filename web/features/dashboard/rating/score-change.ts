import type { ProductivityScore, RatedWeek } from '#contract/reports/reports.ts';
import { percentChange } from '#domain/rating/score-history.ts';

type ComparableScore = Pick<ProductivityScore, 'score' | 'previousSoFar'>;

/**
 * The change from the previous week's score in percent; null if that was 0. The current week is compared with the same
 * point in the previous week, because compared with a full week it would be far behind every Monday.
 */
export function scoreChangePercent(
  { score, previousSoFar }: ComparableScore,
  previousWeek: Pick<RatedWeek, 'score'> | undefined,
) {
  return percentChange(score, (previousSoFar ?? previousWeek)?.score ?? 0);
}
