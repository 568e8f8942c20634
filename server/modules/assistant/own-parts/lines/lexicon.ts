import type { PartKind } from '../steps/steps.ts';

/**
 * Besides the kinds of parts: `perform` needs another person unless the user does it; after `have` and `do`, the noun decides.
 */
export type VerbKind = PartKind | 'perform' | 'have' | 'do';

/** How lines are read in one language. Words are separated by spaces; a star stands for any ending. */
export interface Lexicon {
  readonly verbs: Readonly<Partial<Record<VerbKind, string>>>;
  readonly nouns: Readonly<Partial<Record<PartKind, string>>>;
  /** 'I need to', 'there must be'. */
  readonly leadIn: RegExp;
  /** 'is', 'has been'. */
  readonly copula: RegExp;
  /** 'can', 'knows how to'. */
  readonly ability: RegExp;
  /** 'less', 'no more'. */
  readonly less: RegExp;
  /** 'at least', 'about'. */
  readonly hedge: RegExp;
  /** Articles and prepositions: the word after them is a noun. */
  readonly beforeNoun: RegExp;
  /** Where a noun phrase ends. */
  readonly detail: RegExp;
  /** The user as the subject. */
  readonly self: RegExp;
  /** 'someone' */
  readonly anybody: RegExp;
  /** Who gives, signs or does it, as its group. */
  readonly source: RegExp;
  /** The form of a verb at the beginning or end of a line without a subject. */
  readonly infinitive: RegExp;
  /** 'a treehouse' → 'the treehouse' */
  readonly definite: (noun: string) => string;
  /** Brings a word into the form that the lists contain. */
  readonly normalize?: (word: string) => string;
}
