import { ACTION_CONFLICT } from './conflicts.ts';
import type { Ranked } from './rank-playbooks.ts';

/** Below it, the user hardly meant it, and a shorter list is easier to choose from. */
const MIN_PLAUSIBILITY = 0.06;
const MAX_SCORE = 16;
const MIN_SCORE = 0.5;

/** The playbooks that the user may have meant, best first; often none. */
export function plausibleOnes(ranked: readonly Ranked[]): readonly Ranked[] {
  const best = ranked[0]?.score ?? 0;
  return ranked.filter((match, rank) => plausibility(match, rank, best) >= MIN_PLAUSIBILITY);
}

/**
 * How likely it is that the user meant a playbook, from 0 to 1: a logistic regression on 120 goals with a known playbook, 800 short goals
 * and 15,000 phrases of playbooks that were left out of the index.
 */
function plausibility({ score, fit, recall, conflicts, isOpposed }: Ranked, rank: number, best: number): number {
  const sum =
    -9.04 +
    1.41 * Math.log(Math.max(MIN_SCORE, Math.min(score, MAX_SCORE))) +
    4.36 * (score / best) +
    1.35 * fit ** 2 +
    1.67 * recall -
    (conflicts >= ACTION_CONFLICT ? 2.04 : 0) -
    (isOpposed ? 1.04 : 0) -
    1.04 * Math.log(1 + rank);
  return 1 / (1 + Math.exp(-sum));
}
