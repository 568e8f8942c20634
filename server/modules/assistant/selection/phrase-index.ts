import type { PlaybookLanguage } from '../playbooks/playbook.ts';
import { builtFolder } from '../playbooks/built-files.ts';
import type { Change } from './changes.ts';
import { listAt, type PackedLists } from './packed-lists.ts';
import { createTokenizer, type Tokenizer } from './tokenize.ts';

/** All search terms of one language. Tokens, phrases and playbooks are numbers, to save memory. */
export interface PhraseIndex {
  readonly tokenize: Tokenizer;
  /** Whether words are composed of others without a space. */
  readonly hasCompounds: boolean;
  /** Whether tokens are words, so that the first and the last one of a goal matter most. */
  readonly hasWordOrder: boolean;
  readonly playbookCount: number;
  /** The number of each token that occurs in a playbook. */
  readonly ids: ReadonlyMap<string, number>;
  /** How much each token tells about a goal: much if few playbooks mention it. */
  readonly weights: Float32Array;
  /** The playbook of each phrase, the sum of its weights, and whether it means something else than the playbook. */
  readonly playbooks: Uint16Array;
  readonly totals: Float32Array;
  readonly isNot: Uint8Array;
  /** The phrases that contain each token. */
  readonly phrasesOf: PackedLists;
  /** The playbooks that mention each token, in order, and how often. */
  readonly mentionsOf: PackedLists;
  readonly counts: PackedLists;
  /** The playbooks that are about giving up something, and those that negate each token themselves: 'fly without fear'. */
  readonly isAboutStopping: readonly boolean[];
  readonly negatedBy: PackedLists;
  /** What each playbook is not about, and the tokens that say so. */
  readonly exclusions: readonly (readonly Change[])[];
  readonly changeTokens: ReadonlyMap<Change, readonly number[]>;
  /** The playbook of tokens that hardly occur in any other. */
  readonly topics: ReadonlyMap<number, number>;
  /** Phrases like 'do a half' whose words mean little in another order or number. */
  readonly literals: ReadonlyMap<string, readonly number[]>;
}

/** What can be stored of an index. */
export type StoredIndex = Omit<PhraseIndex, 'tokenize'>;

const { readIndex } = await (builtFolder === null ? import('./build-index.ts') : import('./built-index.ts'));

const indexes = new Map<PlaybookLanguage, PhraseIndex>();

/** Read or built when the first goal in that language arrives. */
export function phraseIndex(language: PlaybookLanguage): PhraseIndex {
  let index = indexes.get(language);
  if (!index) {
    index = { ...readIndex(language), tokenize: createTokenizer(language) };
    indexes.set(language, index);
  }
  return index;
}

/** Whether a playbook is about a token that is negated: 'no alcohol'. */
export function acceptsNegated({ isAboutStopping, negatedBy }: PhraseIndex, playbook: number, token: number): boolean {
  return isAboutStopping[playbook]! || listAt(negatedBy, token).includes(playbook);
}
