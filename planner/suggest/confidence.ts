import type { Ranked } from './rank.ts';

/** More matching words do not make up for another playbook that matches almost as well, nor a large margin for a bad match. */
const MAX_SCORE = 16;
const MAX_MARGIN = 0.6;

/**
 * How likely the first one is right, from 0 to 1: a logistic regression on 43,000 phrases from the headers of playbooks, each left out
 * of the index alone or together with its playbook.
 */
export function confidence([first, second]: readonly Ranked[]): number {
  if (!first) return 0;
  const margin = 1 - (second?.score ?? 0) / first.score;
  const sum =
    -5.1 +
    1.65 * Math.log(Math.min(first.score, MAX_SCORE)) +
    3.7 * Math.min(margin, MAX_MARGIN) +
    1.65 * first.precision ** 2 -
    (first.isOpposed ? 1.2 : 0);
  return 1 / (1 + Math.exp(-sum));
}
