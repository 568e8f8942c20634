import type { ProductivityScore, RatedWeek } from '#contract/reports.ts';
import { percentChange } from '#domain/score-history.ts';

type Compared = Pick<ProductivityScore, 'score' | 'previousSoFar'>;

/**
 * By how many percent the score differs from the previous week's; null if that was 0. A running week is compared with the
 * same point of the previous week: against a full week it would be far behind every Monday.
 */
export function changeOf({ score, previousSoFar }: Compared, before: Pick<RatedWeek, 'score'> | undefined) {
  return percentChange(score, (previousSoFar ?? before)?.score ?? 0);
}
