import type { Change } from './changes.ts';

export interface Token {
  readonly stem: string;
  /** Capitalized within a sentence, and therefore probably a name. */
  readonly isName: boolean;
  /** Says little about the goal. */
  readonly isNeutral: boolean;
  /** A verb that decides what a goal is about: 'sell'. */
  readonly isAction: boolean;
  /** What a verb does to its object. */
  readonly change?: Change | undefined;
  /** What the user does not want: 'pubs' in 'no pubs'. */
  readonly isNegated?: boolean;
  /** After a preposition or conjunction that follows the object of the goal. */
  readonly isAside: boolean;
}

/** The stem that stands for the name of any country. */
export const COUNTRY = '@country';
