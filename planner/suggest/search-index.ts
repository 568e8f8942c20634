import { readBuilt } from '../data-folder.ts';
import type { Language } from '../plan-fields.ts';
import { buildIndex } from './build-index.ts';
import { createTokenizer, type Tokenizer } from './tokenize.ts';

/** A phrase of a playbook, which is known by its place among the headers. */
export interface Phrase {
  readonly playbook: number;
  /** The weight of all its stems. */
  readonly total: number;
  /** Whether it means something else than the playbook. */
  readonly isNot: boolean;
}

/** What a stem in the headers tells about a goal. */
export interface Stem {
  /** Much if few playbooks mention it. */
  readonly weight: number;
  /** The playbooks that mention it, and how often. */
  readonly mentions: ReadonlyMap<number, number>;
  readonly phrases: readonly Phrase[];
}

export type Stems = ReadonlyMap<string, Stem>;

/** What the playbooks are found by in one language. */
export interface SearchIndex {
  readonly stems: Stems;
  readonly tokenize: Tokenizer;
}

const indexes = new Map<Language, SearchIndex>();

/** Read or built when the first goal in that language arrives. */
export function searchIndex(language: Language): SearchIndex {
  let index = indexes.get(language);
  if (!index) {
    const stems = readBuilt(`index-${language}`, () => buildIndex(language));
    index = { stems, tokenize: createTokenizer(language) };
    indexes.set(language, index);
  }
  return index;
}
