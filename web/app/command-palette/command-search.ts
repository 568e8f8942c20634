import { createRanker } from '#domain/search/search-rank.ts';
import { createMatcher } from '#domain/search/search.ts';

export interface Command {
  readonly key: string;
  readonly label: string;
  /** Shown beside the label, and searched too. */
  readonly description: string;
  /** Opens a goal, or starts or stops its timer. */
  readonly isGoal?: true;
  readonly run: () => void;
}

/** Beyond this, typing another word is faster than scrolling. */
const MAX_RESULTS = 30;

/** Commands that contain every word of the query: labels that start with it first, then those with a word that does. */
export function searchCommands(commands: readonly Command[], query: string): Command[] {
  const matches = createMatcher(query);
  const rank = createRanker(query);
  return commands
    .filter(({ label, description }) => matches(`${label} ${description}`))
    .toSorted((a, b) => rank(a.label) - rank(b.label))
    .slice(0, MAX_RESULTS);
}
