import { ACTION_CONFLICT } from './conflicts.ts';
import type { Ranked } from './rank-playbooks.ts';

/** Below it, the user is asked, with the best match first: at most 3 % of goals from public lists are then taken for another one. */
export const MIN_CONFIDENCE = 0.82;

/** Without an answer, the plan is written from the best match if it is more likely right than wrong. */
export const MIN_GUESS = 0.6;

/** Two playbooks that have the phrase in common are both possible, unless one matches much better: 'get fit'. */
const MIN_MARGIN_OF_PHRASE = 0.22;

/** What counts less is only the context of a goal. */
export const MIN_GOAL_WEIGHT = 0.85;

/** What counts less than that is hardly more than a word that happens to occur. */
const MIN_ASIDE_WEIGHT = 0.7;

/** More matching words do not make up for a verb that does not fit, nor a large margin for a bad match. */
const MAX_SCORE = 16;
const MAX_MARGIN = 0.6;

/**
 * How sure it is that the first one is right, from 0 to 1: a logistic regression on 120 goals with a known playbook, the goals of the
 * tests, 800 short goals and 38,000 phrases of playbooks that were left out of the index. Words of the goal that the playbook does not
 * mention count most. A goal that clearly belongs to a class of goals needs a complete phrase.
 */
export function confidence([first, ...others]: readonly Ranked[], hasClearClass = false): number {
  if (!first) return 0;
  const marginTo = ({ score }: Ranked) => 1 - score / first.score;
  const margin = others[0] ? marginTo(others[0]) : 1;
  const isAmbiguous = others.some((other) => hasSamePhrase(first, other) && marginTo(other) < MIN_MARGIN_OF_PHRASE);
  if (isAmbiguous) return 0;
  const isSingle = first.stems.length < 2;
  const isComplete = first.recall > 0.99;
  const sum =
    -7 +
    1.87 * Math.log(Math.min(first.score, MAX_SCORE)) +
    3.9 * Math.max(0, Math.min(margin, MAX_MARGIN)) +
    2.1 * first.fit ** 2 -
    (first.conflicts >= ACTION_CONFLICT ? 1.9 : 0) -
    (first.isOpposed ? 2.4 : 0) -
    (first.segment.weight < MIN_ASIDE_WEIGHT ? (isSingle ? 1.2 : 0.3) : 0) +
    (isComplete ? 0.9 : 0) -
    (hasClearClass && !isComplete ? 0.5 : 0);
  return 1 / (1 + Math.exp(-sum));
}

function hasSamePhrase(first: Ranked, other: Ranked): boolean {
  const isSame = first.stems.length === other.stems.length && first.stems.every((stem) => other.stems.includes(stem));
  const isComplete = first.recall > 0.99 && other.recall > 0.99;
  return isSame && isComplete && !other.isOpposed && first.isLiteral === other.isLiteral;
}

/** Whether both are goals of the same text: 'write a grant application and plant an orchard'. */
export function explainsOtherPart(first: Ranked, other: Ranked): boolean {
  const isExplained = other.stems.length > 1 || other.precision > 0.9;
  const isWanted = Math.min(first.segment.weight, other.segment.weight) >= MIN_GOAL_WEIGHT;
  const isClear = other.recall > 0.95 && other.conflicts === 0 && !other.isOpposed && isExplained;
  const isElsewhere =
    !first.segment.text.includes(other.segment.text) && !other.segment.text.includes(first.segment.text);
  const news = other.stems.filter((stem) => !first.mentioned.has(stem));
  const isDifferent = isElsewhere && news.length * 2 >= other.stems.length;
  return !other.isLong && isWanted && isClear && isDifferent && first.recall > 0.95 && other.score > first.score * 0.55;
}
