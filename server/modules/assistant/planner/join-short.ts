import type { WorkItem } from '../weeks/split-items.ts';
import { headClause, lowerFirst } from './user-words.ts';

/** Longer titles would be cut off. */
const MAX_LENGTH = 170;

interface JoinableItem extends WorkItem {
  readonly late?: boolean;
  /** Stays on its own. */
  readonly fixed?: boolean;
  readonly sessions?: number;
}

interface Pair<T> {
  readonly first: T;
  readonly second: T;
  readonly index: number;
}

/** Joins neighbouring short items of a milestone until there are at most `max`. */
export function joinShort<T extends JoinableItem>(items: readonly T[], max: number): T[] {
  const result = [...items];
  while (result.length > max) {
    const pairs = result.slice(1).map((second, index): Pair<T> => ({ first: result[index]!, second, index }));
    const joinable = pairs.filter(
      (pair) => pair.first.milestone === pair.second.milestone && isShort(pair) && !isOnItsOwn(pair),
    );
    if (joinable.length === 0) break;
    const { first, second, index } = joinable.reduce((best, pair) => (minutesOf(pair) < minutesOf(best) ? pair : best));
    result.splice(index, 2, {
      ...second,
      title: join(first, second),
      minutes: first.minutes + second.minutes,
      ...(second.sessions && { sessions: 1, late: first.late || second.late }),
    });
  }
  const isSpare = ({ fixed }: T) => !fixed;
  while (result.length > max && result.slice(0, -1).some(isSpare)) {
    result.splice(result.slice(0, -1).findLastIndex(isSpare), 1);
  }
  return result;
}

const join = (first: WorkItem, second: WorkItem) =>
  `${first.title.includes('; ') ? first.title : headClause(first.title)}; ${lowerFirst(headClause(second.title))}`;

const minutesOf = ({ first, second }: Pair<WorkItem>) => first.minutes + second.minutes;
/** A task that refers to another, or must not be overlooked. */
const isOnItsOwn = ({ first, second }: Pair<JoinableItem>) =>
  first.fixed === true || second.fixed === true || /“/.test(first.title + second.title);
const isShort = ({ first, second }: Pair<WorkItem>) => join(first, second).length <= MAX_LENGTH;
