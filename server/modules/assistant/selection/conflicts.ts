import type { Change } from './changes.ts';
import { listAt } from './packed-lists.ts';
import type { PhraseIndex } from './phrase-index.ts';
import type { QueryToken } from './query.ts';

/** With more words than that, the first and the last are no longer verb and object of the goal. */
const MAX_ORDERED = 7;
/** Another verb changes a goal more than another noun: somebody who repairs or sells a thing does not make it. */
export const ACTION_CONFLICT = 2.5;
const ONE_MENTION_CONFLICT = 0.5;

/**
 * 'Sell a house' is not 'build a house', and a 'bat house' is none: counts how far a playbook does not mention the first and the last
 * word of a goal.
 */
export function createConflictFinder(
  { mentionsOf, counts, hasWordOrder, exclusions, changeTokens }: PhraseIndex,
  tokens: readonly QueryToken[],
): (playbook: number) => number {
  const core = tokens.filter(
    ({ isAside, isName, isNeutral, isNegated, isPart, isAction }) =>
      !isAside && !isName && (!isNeutral || isAction) && !isNegated && !isPart,
  );
  const changes = new Set(core.flatMap(({ change }) => change ?? []));
  const mentions = (playbook: number, change: Change) =>
    (changeTokens.get(change) ?? []).some((id) => listAt(mentionsOf, id).includes(playbook));
  const isExcluded = (playbook: number) =>
    exclusions[playbook]!.some((change) => changes.has(change) && !mentions(playbook, change));
  const isOrdered = hasWordOrder && core.length <= MAX_ORDERED;
  const ends = isOrdered ? [...new Set([...core.slice(0, 1), ...core.slice(-1)])] : [];
  return (playbook) =>
    (isExcluded(playbook) ? ACTION_CONFLICT : 0) +
    ends.reduce((sum, { id, isAction }) => {
      const at = id === undefined ? -1 : listAt(mentionsOf, id).indexOf(playbook);
      if (at === -1) return sum + (isAction ? ACTION_CONFLICT : 1);
      return sum + (listAt(counts, id!)[at]! > 1 ? 0 : ONE_MENTION_CONFLICT);
    }, 0);
}
