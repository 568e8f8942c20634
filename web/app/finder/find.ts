import { ranker } from '#domain/search-rank.ts';
import { searcher } from '#domain/search.ts';

/** Something that can be found, and what happens then. */
export interface Findable {
  readonly key: string;
  readonly label: string;
  /** Where it belongs: found, too, and shown beside it. */
  readonly about: string;
  /** A goal, or its timer. */
  readonly isGoal?: true;
  readonly run: () => void;
}

/** More than anybody would look through: another word finds it sooner. */
const SHOWN = 30;

/** What holds every word; first what begins so, then what has a word that does. */
export function find(all: readonly Findable[], query: string): Findable[] {
  const isFound = searcher(query);
  const rank = ranker(query);
  return all
    .filter(({ label, about }) => isFound(`${label} ${about}`))
    .toSorted((a, b) => rank(a.label) - rank(b.label))
    .slice(0, SHOWN);
}
